/** Messages of the browser itself: whether it can, and the address at which it can be reached. */
import { at } from "../../base";
import type { NewWay } from "../../generated/messages";
import type { Language } from "../../settings.svelte";

/** Browsers push only to pages that came over a secure line. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

/** The bytes of a key as browsers want it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** What the server has to know to reach this browser. */
export function wayOf(subscription: PushSubscriptionJSON, language: Language): NewWay {
  const { endpoint = "", keys = {} } = subscription;
  return { kind: "push", address: endpoint, language, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** Asks the person and the browser's push service; nothing where the person says no. */
export async function subscribe(key: string, language: Language): Promise<NewWay | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register(at("/worker.js"), { scope: at("/") });
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  return wayOf(subscription.toJSON(), language);
}

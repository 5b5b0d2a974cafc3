/** Strokes and parts the pictures of cards are made of, as SVG; colours come from the palette of the card. */

/** The colours of a palette: main, accent, deep, light. */
export const P = "var(--p)";
export const Q = "var(--q)";
export const D = "var(--d)";
export const L = "var(--l)";
export const NIGHT = "#0a1022";

function faint(opacity: number): string {
  return opacity === 1 ? "" : ` opacity="${opacity}"`;
}

/** A filled path. */
export function fill(d: string, colour = P, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${faint(opacity)}/>`;
}

/** A line with round ends. */
export function line(d: string, width = 3, colour = P, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint(opacity)}/>`;
}

export function disc(x: number, y: number, radius: number, colour = P, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"${faint(opacity)}/>`;
}

export function ring(x: number, y: number, radius: number, width = 2, colour = P, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"${faint(opacity)}/>`;
}

export function oval(x: number, y: number, wide: number, high: number, colour = P, turn = 0, opacity = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${colour}" transform="rotate(${turn} ${x} ${y})"${faint(opacity)}/>`;
}

export function orbit(x: number, y: number, wide: number, high: number, turn = 0, width = 1.6, colour = L): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="none" stroke="${colour}" stroke-width="${width}" transform="rotate(${turn} ${x} ${y})"/>`;
}

export function box(x: number, y: number, wide: number, high: number, colour = P, round = 0, opacity = 1): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${round}" fill="${colour}"${faint(opacity)}/>`;
}

/** Parts moved, turned (degrees) and enlarged together. */
export function put(x: number, y: number, turn: number, scale: number, ...parts: string[]): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${parts.join("")}</g>`;
}

/** The light from the upper left that makes a disc a ball. */
export function shade(x: number, y: number, radius: number): string {
  return disc(x, y, radius, "url(#shade)");
}

/** A solar panel around the origin. */
export function panel(wide: number, high: number): string {
  const [left, top] = [-wide / 2, -high / 2];
  const bars = [1, 2, 3].map((part) => `M${left + (wide * part) / 4} ${top}v${high}`).join("");
  return (
    box(left, top, wide, high, "#24438f", 1) +
    fill(`M${left} ${top}h${wide}L${left} ${top + high}z`, "#7fa6ff", 0.28) +
    line(`${bars}M${left} 0h${wide}`, 0.9, "#a9c4ff", 0.8) +
    `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="none" stroke="#cfdcff" stroke-width="1"/>`
  );
}

/** A dish of a spacecraft around the origin, opening upwards. */
export function antenna(radius: number): string {
  const high = radius * 0.36;
  return (
    fill(`M${-radius} 0A${radius} ${radius * 0.95} 0 0 0 ${radius} 0z`, D) +
    oval(0, 0, radius, high, L) +
    oval(0, 0, radius * 0.8, high * 0.72, P, 0, 0.75) +
    line(`M${-radius * 0.6} 0 0 ${-radius * 0.75} ${radius * 0.6} 0M0 0V${-radius * 0.75}`, 1.2, "#fff", 0.9) +
    disc(0, -radius * 0.75, radius * 0.11 + 0.8, Q)
  );
}

/** A radio telescope on the ground: the middle of its dish is the origin, its foot `down` below. */
export function radio(radius: number, turn: number, down: number): string {
  const foot = radius * 0.5;
  return (
    fill(`M${-foot * 0.25} 0h${foot * 0.5}L${foot} ${down}H${-foot}z`, D) +
    line(`M0 4 ${-foot} ${down}M0 4 ${foot} ${down}M${-foot * 0.55} ${down * 0.55}h${foot * 1.1}`, 1.6, L, 0.7) +
    put(
      0,
      0,
      turn,
      1,
      fill(`M${-radius} ${-radius * 0.3}Q0 ${radius * 0.85} ${radius} ${-radius * 0.3}z`, P),
      fill(`M0 ${radius * 0.27}Q${radius * 0.55} ${radius * 0.2} ${radius} ${-radius * 0.3}H0z`, D, 0.5),
      oval(0, -radius * 0.3, radius, radius * 0.26, L),
      oval(0, -radius * 0.28, radius * 0.82, radius * 0.18, P, 0, 0.8),
      line(
        `M${-radius * 0.6} ${-radius * 0.3} 0 ${-radius * 1.05} ${radius * 0.6} ${-radius * 0.3}`,
        1.4,
        "#fff",
        0.85,
      ),
      disc(0, -radius * 1.05, radius * 0.1 + 1, Q),
    )
  );
}

/** Fire around the origin, burning downwards. */
export function flame(wide: number, long: number): string {
  const half = wide / 2;
  return (
    fill(`M${-half} 0Q${-half} ${long * 0.5} 0 ${long} ${half} ${long * 0.5} ${half} 0z`, "#ff8a3c") +
    fill(
      `M${-half * 0.5} 0Q${-half * 0.5} ${long * 0.35} 0 ${long * 0.66} ${half * 0.5} ${long * 0.35} ${half * 0.5} 0z`,
      "#fff0b0",
    )
  );
}

/** A rocket around the origin, its tip `high` above it. */
export function rocket(wide: number, high: number): string {
  const half = wide / 2;
  return (
    fill(
      `M${-half} 0V${-high * 0.7}Q${-half} ${-high * 0.9} 0 ${-high} ${half} ${-high * 0.9} ${half} ${-high * 0.7}V0z`,
      L,
    ) +
    fill(`M0 ${-high}Q${half} ${-high * 0.9} ${half} ${-high * 0.7}V0H0z`, P, 0.75) +
    box(-half, -high * 0.56, wide, high * 0.06, D) +
    box(-half, -high * 0.18, wide, high * 0.05, Q)
  );
}

/** A lump of rock around the origin. */
export function rock(radius: number, turn = 0, colour = P): string {
  const corners = [1, 0.86, 1.04, 0.8, 0.98, 0.9, 1.06, 0.84].map((far, place) => {
    const angle = (place * Math.PI) / 4;
    return `${(Math.cos(angle) * far * radius).toFixed(1)} ${(Math.sin(angle) * far * radius).toFixed(1)}`;
  });
  const crater = (x: number, y: number, size: number): string =>
    disc(x * radius, y * radius, size * radius, "#000", 0.28) +
    line(
      `M${(x - size * 0.8) * radius} ${(y + size * 0.7) * radius}a${size * radius} ${size * radius} 0 0 0 ${size * 1.6 * radius} 0`,
      0.8,
      "#fff",
      0.35,
    );
  return put(
    0,
    0,
    turn,
    1,
    fill(`M${corners.join("L")}z`, colour),
    fill(`M${corners.slice(0, 5).join("L")}z`, "#000", 0.25),
    crater(-0.3, -0.25, 0.2),
    crater(0.3, 0.2, 0.26),
    crater(0.35, -0.45, 0.13),
  );
}

/** Somebody from the waist up, feet of the drawing at the origin. */
export function person(high: number, colour = P, head = "#f0c9a4"): string {
  const u = high / 10;
  return (
    fill(`M${-3.6 * u} 0q0-${5.4 * u} ${3.6 * u}-${5.4 * u}t${3.6 * u} ${5.4 * u}z`, colour) +
    disc(0, -7.4 * u, 2.3 * u, head)
  );
}

/** Arcs that leave the origin to the right. */
export function waves(count: number, first: number, step: number, colour = Q): string {
  return Array.from({ length: count }, (_, place) => {
    const far = first + place * step;
    const x = (far * 0.77).toFixed(1);
    const y = (far * 0.64).toFixed(1);
    return line(`M${x} -${y}A${far} ${far} 0 0 1 ${x} ${y}`, 2.6, colour, 1 - place * 0.18);
  }).join("");
}

/** A star with rays around the origin. */
export function shine(radius: number, colour = Q): string {
  const ray = (long: number, wide: number): string => `M0 ${-long}L${wide} 0 0 ${long} ${-wide} 0z`;
  return (
    disc(0, 0, radius * 0.75, colour, 0.2) +
    disc(0, 0, radius * 0.45, colour, 0.45) +
    put(0, 0, 0, 1, fill(ray(radius, radius * 0.1), colour)) +
    put(0, 0, 90, 1, fill(ray(radius, radius * 0.1), colour)) +
    put(0, 0, 45, 1, fill(ray(radius * 0.55, radius * 0.08), colour, 0.8)) +
    put(0, 0, -45, 1, fill(ray(radius * 0.55, radius * 0.08), colour, 0.8)) +
    disc(0, 0, radius * 0.2, "#fff")
  );
}

/** A mirror of eighteen small ones. */
export function hexes(x: number, y: number): string {
  const cells: string[] = [];
  for (let row = -2; row <= 2; row++) {
    const count = 5 - Math.abs(row);
    for (let place = 0; place < count; place++) {
      const left = x + (place - (count - 1) / 2) * 10.4;
      if (row === 0 && place === 2) continue;
      cells.push(
        put(
          left,
          y + row * 9,
          0,
          1,
          fill("M0-5.6 4.9-2.8v5.6L0 5.6-4.9 2.8v-5.6z", "#f2c14e") + fill("M0-5.6 4.9-2.8v5.6z", "#fff", 0.35),
        ),
      );
    }
  }
  return cells.join("");
}

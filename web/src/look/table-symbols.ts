/** The symbols of tables come with the first of them: the first page does without. */
import { addSymbols } from "./symbols";
import symbols from "./table-icons.svg?raw";

addSymbols(symbols);

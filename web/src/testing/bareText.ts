import { afterEach, beforeEach } from "vitest";

/**
 * Fails a test in which React inserts a node before bare text, or removes or changes such text. In a
 * page that the browser translates, other nodes have taken the place of the text: the page would
 * break, or go on showing the old words. Text that is all of its element's content is safe, so put
 * each text that has neighbors into an element of its own.
 */
const faults: string[] = [];
let language = "";

beforeEach(() => {
  language = document.documentElement.lang;
});

afterEach(() => {
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(`A translated page would break:\n${found.join("\n")}`);
});

watch("insertBefore", ([, before]) => note(before, "was in the way of another node"));
watch("removeChild", ([child]) => note(child, "was removed"));

const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") ?? {};
Object.defineProperty(Node.prototype, "nodeValue", {
  ...nodeValue,
  set(this: Node, text: string) {
    // A user who chooses another language of the page has no use for the translation.
    const isTranslated = language === document.documentElement.lang;
    if (text !== this.nodeValue && isTranslated) note(this, `was changed to “${text}”`);
    nodeValue.set?.call(this, text);
  },
});

function watch(method: "insertBefore" | "removeChild", look: (given: readonly unknown[]) => void) {
  const original: unknown = Reflect.get(Node.prototype, method);
  if (typeof original !== "function") throw new Error(`Nodes have no ${method}`);
  Reflect.set(Node.prototype, method, function watched(this: Node, ...given: unknown[]) {
    look(given);
    return Reflect.apply(original, this, given);
  });
}

function note(node: unknown, what: string) {
  // React keeps its own record with a bare text only; the text of an element has none.
  const isBare =
    node instanceof Text && Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
  if (isBare)
    faults.push(`“${node.data}” ${what} in ${node.parentElement?.outerHTML ?? "nothing"}`);
}

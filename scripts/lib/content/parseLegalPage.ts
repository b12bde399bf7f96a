import { marked, type Token, type Tokens } from "marked";

/** A legal page in one language, with its Markdown as HTML. */
export type LegalPage = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly html: string;
  }[];
};

/**
 * Parses a legal page: a title (`#`), a paragraph that sums it up, and sections (`##`).
 *
 * @param fault takes a sentence for each fault
 */
export function parseLegalPage(markdown: string, fault: (line: string) => void): LegalPage | null {
  const faults = new Set<string>();
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== "space");
  void marked.walkTokens(tokens, (token) => {
    const found = tokenFault(token);
    if (found !== null) faults.add(found);
  });
  const [title, lead, ...rest] = tokens;
  if (!isHeading(title, 1)) faults.add('must begin with a title, such as "# Privacy"');
  if (lead?.type !== "paragraph") faults.add("needs a paragraph below the title");
  if (!isHeading(rest[0], 2)) faults.add('needs sections, such as "## Who is responsible"');
  if (rest.some((token) => isHeading(token, 1))) faults.add("has more than one title");

  const sections: { id: string; title: string; tokens: Token[] }[] = [];
  for (const token of rest) {
    if (isHeading(token, 2)) {
      const id = idOf(token.text);
      if (sections.some((section) => section.id === id))
        faults.add(`has two sections "${token.text}"`);
      sections.push({ id, title: token.text, tokens: [] });
    } else sections.at(-1)?.tokens.push(token);
  }
  for (const section of sections) {
    if (section.tokens.length === 0) faults.add(`has no text below "${section.title}"`);
  }
  for (const line of faults) fault(line);
  if (faults.size > 0 || !isHeading(title, 1) || lead?.type !== "paragraph") return null;
  return {
    title: title.text,
    lead: marked
      .parser([lead])
      .trim()
      .replace(/^<p>(.*)<\/p>$/su, "$1"),
    sections: sections.map(({ id, title: heading, tokens: own }) => ({
      id,
      title: heading,
      html: marked.parser(own).trim(),
    })),
  };
}

/** Pages load nothing from elsewhere, run no scripts, and have no styles of their own. */
function tokenFault(token: Token): string | null {
  if (token.type === "html") return `has HTML, which is not allowed: ${firstLine(token.raw)}`;
  if (token.type === "image") return `has an image, which is not allowed: ${firstLine(token.raw)}`;
  if (
    token.type === "link" &&
    !/^(?:https:|mailto:|tel:|\/(?!\/)|#)/u.test(String(token["href"]))
  ) {
    return `has a link that is not https, mailto, tel, or a path of the site: ${firstLine(token.raw)}`;
  }
  if (token.type === "heading" && !isPlain(token)) {
    return `has a heading that is not plain text: ${firstLine(token.raw)}`;
  }
  return null;
}

function isPlain(token: Token): boolean {
  return "tokens" in token && token.tokens?.every(({ type }) => type === "text") === true;
}

function isHeading(token: Token | undefined, depth: number): token is Tokens.Heading {
  return token?.type === "heading" && "depth" in token && token.depth === depth;
}

function firstLine(text: string): string {
  return text.trim().split("\n")[0] ?? "";
}

function idOf(heading: string): string {
  const bare = heading.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return bare.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/gu, "");
}

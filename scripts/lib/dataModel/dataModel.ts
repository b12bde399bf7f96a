import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import {
  keepReasons,
  personalData,
  type Collection,
  type Erasure,
} from "@salvia/domain/privacy/personalData";
import { collections } from "@salvia/domain/shared/collections";

import indexes from "../../../firestore.indexes.json" with { type: "json" };
import { root } from "../places.ts";
import { fieldLines } from "./fieldLines.ts";

/** A collection as firestore.rules describes it: `access` has the sentences above its rules. */
type Described = { path: string; purpose: string; operations: string; access: readonly string[] };

/** A schema whose comment says where its documents are stored. */
type Stored = { path: string; purpose: string; file: string; lines: readonly string[] };

/** The text of docs/data-model.md. */
export async function dataModel(): Promise<string> {
  const schemas = await storedSchemas();
  const open = ruledCollections();
  const ruled = new Set(open.flatMap(({ path }) => namesIn(path)));
  const closed = Object.keys(collections).filter((name) => !ruled.has(name));
  return `${[
    introduction,
    ...open.map((each) => section(each, schemas.get(namesIn(each.path).join("/")))),
    "## Only the server",
    "The rules name none of these collections, so they deny every client.",
    ...closed.map((name) => section(closedCollection(name, schemas.get(name)), schemas.get(name))),
  ].join("\n\n")}\n`;
}

export function ruledCollections(): readonly Described[] {
  const sections = read("firestore.rules")
    .split(/^ {4}\/\/ ---- /m)
    .slice(1);
  return sections.flatMap((text) => {
    const [heading, path, purpose] = /^(\S+\/\S+): (.*)\n/.exec(text) ?? [];
    if (heading === undefined || path === undefined || purpose === undefined) return [];
    const [comment = ""] = text.slice(heading.length).split("\n\n");
    const allowed = [...text.matchAll(/^ +allow ([a-z, ]+):/gm)].flatMap(([, each = ""]) => each);
    const operations = [...new Set(allowed.join(", ").split(", "))].join(", ");
    const access = inOneLine(comment)
      .split(/^- | - /)
      .filter(Boolean);
    return [{ path, purpose, operations, access }];
  });
}

/** A collection of the server's own, as its schema or its name in collections.ts describes it. */
function closedCollection(name: string, stored: Stored | undefined): Described {
  const declared = read("domain/src/shared/collections.ts").matchAll(commented(`${name}: "`));
  const comment = inOneLine([...declared][0]?.[1] ?? "");
  const path = stored?.path ?? /^`(.*?)`: /.exec(comment)?.[1] ?? `${name}/{id}`;
  const purpose = stored?.purpose ?? comment.replace(/^`.*?`: /, "");
  return { path, purpose, operations: "", access: [] };
}

/** The schemas of stored documents, by the names of the collections in their path. */
async function storedSchemas(): Promise<ReadonlyMap<string, Stored>> {
  const files = globSync("domain/src/**/*.ts", { cwd: root });
  const found = files.flatMap((file) => {
    const source = read(file);
    return [...source.matchAll(commented("export const (\\w+) "))].flatMap(
      ([, text = "", name = ""]) => {
        const comment = inOneLine(text);
        return /\bstored in `/.test(comment) ? [{ file, source, comment, name }] : [];
      },
    );
  });
  const described = await Promise.all(
    found.map(async ({ file, source, comment, name }) => {
      const module: Readonly<Record<string, unknown>> = await import(
        pathToFileURL(join(root, file)).href
      );
      const comments = fieldComments(source, name);
      const lines = fieldLines(module[name], (field) => comments.get(field));
      const purpose = firstSentence(comment)
        .replace(/,? (?:as )?stored in `[^`]*`/, "")
        .replace(/, timestamps as `Date`/, "");
      const paths = [...comment.matchAll(/`(\w+\/[^`]+)`/g)].map(([, path = ""]) => path);
      return paths.map(
        (path) => [namesIn(path).join("/"), { path, purpose, file, lines }] as const,
      );
    }),
  );
  return new Map(described.flat());
}

/** The first sentences of the comments in a declaration, and in those that it spreads. */
function fieldComments(source: string, name: string): ReadonlyMap<string, string> {
  const pattern = new RegExp(`^(?:export )?const ${name} [^]*?;$`, "m");
  const [declaration = ""] = pattern.exec(source) ?? [];
  const comments = new Map<string, string>();
  for (const [, other = ""] of declaration.matchAll(/\.\.\.(\w+)/g)) {
    for (const [field, comment] of fieldComments(source, other)) comments.set(field, comment);
  }
  for (const [, comment = "", field = ""] of declaration.matchAll(commented("(\\w+): "))) {
    if (!everywhere.has(field)) comments.set(field, firstSentence(inOneLine(comment)));
  }
  return comments;
}

/** Fields that mean the same in each document; the introduction explains them. */
const everywhere: ReadonlySet<string> = new Set(["rev", "expireAt", "expiresAt"]);

/** Where only the server comes, its schema says enough about the fields. */
function section({ path, purpose, operations, access }: Described, stored?: Stored): string {
  const fields = stored === undefined ? "" : ` [Fields](../${stored.file}).`;
  const isOpen = operations !== "";
  return [
    `### ${path}`,
    `${purpose.charAt(0).toUpperCase()}${purpose.slice(1).replace(/\.$/, "")}.`,
    list(access),
    `${isOpen ? `Clients: ${operations}. ` : ""}${erasureWords(namesIn(path))}${fields}`,
    isOpen ? list(stored?.lines ?? []) : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** When documents go: by themselves, and with each kind of person whose data they have. */
function erasureWords(names: readonly string[]): string {
  const expiry = indexes.fieldOverrides.find(
    ({ collectionGroup, ...rest }) => collectionGroup === names.at(-1) && "ttl" in rest && rest.ttl,
  );
  const mapped = names.findLast((name): name is Collection => name in personalData);
  const parts = mapped === undefined ? [] : personalData[mapped];
  const words = parts.map(({ whose, erasure }) => `${whose} ${whatHappens(erasure)}`);
  return [
    ...(expiry === undefined ? [] : [`Expires: \`${expiry.fieldPath}\`.`]),
    `Erasure: ${[...new Set(words)].join("; ") || "no personal data"}.`,
  ].join(" ");
}

function whatHappens(erasure: Erasure): string {
  if (erasure.kind === "delete") return "deleted";
  if (erasure.kind === "keep") return `kept (${erasure.reason})`;
  if (erasure.kind === "expire") return `within ${erasure.days} days`;
  return `${erasure.fields.map((field) => `\`${field}\``).join(" and ")} emptied`;
}

function commented(declaration: string): RegExp {
  return new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s+${declaration}`, "g");
}

function inOneLine(comment: string): string {
  return comment
    .replaceAll(/^ *(?:\/\/|\*)? */gm, "")
    .replaceAll("\n", " ")
    .trim();
}

function firstSentence(comment: string): string {
  return comment.replace(/(?<=[.]) .*/, "");
}

/** The names of the collections in a path: every other part. */
function namesIn(path: string): readonly string[] {
  return path.split("/").filter((_, index) => index % 2 === 0);
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

const introduction = `# Data model

\`npm run data-model\` writes this page from [firestore.rules](../firestore.rules), the schemas in \`domain/src\`, and
[personalData.ts](../domain/src/privacy/personalData.ts).

- **Clients** are browsers. Sentences say when they may do something; below are all operations that the rules allow. Lists come in
  pages of at most 100. A role is the token's claim \`role\`. The server is not subject to the rules.
- **Fields** marked with \`?\` may be missing. Types such as \`phone\` are
  [patterns](../domain/src/shared/patterns.ts); ≤ is the longest text. \`rev\` counts changes from 1, so that none replaces
  another unseen.
- **Expires**: Firestore deletes the document within a day after the time in this field.
- **Erasure** of a lead's person, an account's owner, a patient, or staff deletes, empties or keeps it. Reasons to keep it:
${list(Object.entries(keepReasons).map(([reason, words]) => `${reason}: ${words}.`)).replaceAll(/^/gm, "  ")}

## Collections that clients reach`;

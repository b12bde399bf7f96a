import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { isLanguage, languages, type Language } from "@salvia/domain/shared/language";
import { plans } from "@salvia/domain/site/plan";
import type { z } from "zod";

import { root } from "../places.ts";
import { brandSchema } from "./brandSchema.ts";
import { factsSchema } from "./factsSchema.ts";
import { imageFault, imageNames, otherFormat } from "./imageFault.ts";
import { layTexts } from "./layTexts.ts";
import { logoSchema } from "./logoSchema.ts";
import { parseLegalPage, type LegalPage } from "./parseLegalPage.ts";
import { plansSchema } from "./plansSchema.ts";
import { priceRulesSchema } from "./priceRulesSchema.ts";

/** What the content replaces, by the path of our file from the root. */
export type Content = {
  /** The new text of JSON files. */
  readonly files: ReadonlyMap<string, string>;
  /** New files of the public folder, by name: images and documents. */
  readonly assets: ReadonlyMap<string, Buffer>;
};

const factsPath = "domain/src/site/facts.json";

/** What replaces ours on a real project's site even if the insurer has no folder. */
export const withoutSamples: Content = { files: new Map([[factsPath, "{}"]]), assets: new Map() };

/** The legal pages, each a Markdown file for each language. */
const legalPages = ["company", "conditions", "privacy", "terms", "accessibility"] as const;

/**
 * Reads an insurer's folder of brand, logo, images, plans, documents, legal pages, and texts.
 *
 * @param folder an absolute path, or one from the root
 * @throws Error with one line for each fault, which names the file
 */
export function readContent(folder: string, base = root): Content {
  const reader = new ContentReader(join(folder.startsWith("/") ? "" : base, folder), base);
  return reader.read();
}

class ContentReader {
  private readonly folder: string;
  private readonly base: string;
  private readonly files = new Map(withoutSamples.files);
  private readonly assets = new Map<string, Buffer>();
  private readonly documents: string[] = [];
  private readonly faults: string[] = [];
  private readonly legal = new Map<string, Map<Language, LegalPage | null>>();

  constructor(folder: string, base: string) {
    this.folder = folder;
    this.base = base;
  }

  read(): Content {
    if (!existsSync(this.folder)) throw new Error(`CONTENT: there is no folder ${this.folder}`);
    const files = globSync("**/*", { cwd: this.folder, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1));
    for (const file of files.toSorted()) if (file !== "README.md") this.readFile(file);
    this.addLegal();
    if (this.documents.length > 0) {
      this.files.set("web/src/site/pages/planDocuments.json", JSON.stringify(this.documents));
    }
    // Factors and bills of ours would make prices that the insurer never set.
    if (files.includes("plans.json") && !files.includes("priceRules.json")) {
      this.fault("priceRules.json", "is missing, and plans.json needs it");
    }
    if (this.faults.length > 0) throw new Error(this.faults.join("\n"));
    return { files: this.files, assets: this.assets };
  }

  private readFile(file: string): void {
    const [kind, ...rest] = file.split("/");
    if (file === "brand.json") {
      const path = "domain/src/site/brand.json";
      const theirs = this.parse(file);
      if (theirs !== undefined)
        this.check(file, path, brandSchema, overlay(this.ours(path), theirs));
    } else if (file === "plans.json") {
      const theirs = this.parse(file);
      if (theirs !== undefined) this.check(file, "domain/src/site/plans.json", plansSchema, theirs);
    } else if (file === "facts.json") {
      const theirs = this.parse(file);
      if (theirs !== undefined) this.check(file, factsPath, factsSchema, theirs);
    } else if (file === "priceRules.json") {
      const theirs = this.parse(file);
      if (theirs !== undefined)
        this.check(file, "domain/src/site/priceRules.json", priceRulesSchema, theirs);
    } else if (file === "logo.json") {
      const theirs = this.parse(file);
      if (theirs !== undefined) this.check(file, "web/src/lib/logo.json", logoSchema, theirs);
    } else if (kind === "images") this.readImage(file, rest);
    else if (kind === "texts") this.readTexts(file, rest);
    else if (kind === "legal") this.readLegal(file, rest);
    else if (kind === "documents") this.readDocument(file, rest);
    else this.unknown(file);
  }

  private readImage(file: string, path: string[]): void {
    const image = path.join("/");
    if (!imageNames.includes(image)) {
      this.unknown(file);
      return;
    }
    const bytes = readFileSync(join(this.folder, file));
    const found = imageFault(image, bytes);
    if (found === null) this.assets.set(image, bytes);
    else this.fault(file, found);
    // Some browsers would show our picture, of our brand.
    const other = otherFormat(image);
    if (other !== null && !existsSync(join(this.folder, "images", other))) {
      this.fault(file, `needs ${basename(other)} beside it`);
    }
  }

  private readDocument(file: string, [language, name = ""]: string[]): void {
    const plan = plans.find((each) => `${each}.pdf` === name);
    if (plan === undefined || !isLanguage(language)) {
      this.unknown(file);
      return;
    }
    const bytes = readFileSync(join(this.folder, file));
    if (bytes.toString("latin1", 0, 5) !== "%PDF-") this.fault(file, "is not a PDF");
    this.assets.set(file, bytes);
    this.documents.push(`${language}/${plan}`);
  }

  private readTexts(file: string, [workspace = "", language = "", name = ""]: string[]): void {
    const path = `${workspace}/src/locales/${language}/${name}`;
    const isOurs = /^(?:web|domain)$/u.test(workspace) && isLanguage(language);
    if (!isOurs || !name.endsWith(".json") || !existsSync(join(this.base, path))) {
      this.unknown(file);
      return;
    }
    const theirs = this.parse(file);
    if (theirs === undefined) return;
    const ours = this.ours(path);
    // Pages always know the brand's name, and so do emails.
    const hasBrand = workspace === "web" || JSON.stringify(ours).includes("{{brand}}");
    const anywhere = new Set(hasBrand ? ["{{brand}}"] : []);
    const texts = layTexts(ours, theirs, (line) => this.fault(file, line), anywhere);
    this.files.set(path, JSON.stringify(texts));
  }

  private readLegal(file: string, [language, name = ""]: string[]): void {
    const page = legalPages.find((each) => `${each}.md` === name);
    if (page === undefined || !isLanguage(language)) {
      this.unknown(file);
      return;
    }
    const parsed = parseLegalPage(this.text(file), (line) => this.fault(file, line));
    const translations = this.legal.get(page) ?? new Map<Language, LegalPage | null>();
    this.legal.set(page, translations.set(language, parsed));
  }

  /** A page that were ours in one language and theirs in another would contradict itself. */
  private addLegal(): void {
    for (const [page, translations] of this.legal) {
      for (const language of languages.filter((each) => !translations.has(each))) {
        this.fault(`legal/${language}/${page}.md`, "is missing, and another language has it");
      }
    }
    if (this.legal.size === 0) return;
    const all = [...this.legal].map(([page, own]) => [page, Object.fromEntries(own)] as const);
    this.files.set(
      "web/src/site/pages/ownLegalPages.json",
      JSON.stringify(Object.fromEntries(all)),
    );
  }

  private check(file: string, path: string, schema: z.ZodType, value: unknown): void {
    const { success, data, error } = schema.safeParse(value);
    if (success) this.files.set(path, JSON.stringify(data));
    for (const { path: at, code, message, ...issue } of error?.issues ?? []) {
      const keys = "keys" in issue && Array.isArray(issue.keys) ? issue.keys : [];
      if (code !== "unrecognized_keys")
        this.fault(file, `${at.join(".") || "the file"}: ${message}`);
      for (const key of keys) this.fault(file, `${[...at, key].join(".")} is not a key`);
    }
  }

  private parse(file: string): unknown {
    try {
      const parsed: unknown = JSON.parse(this.text(file));
      return parsed;
    } catch (error) {
      const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
      this.fault(file, `is not JSON: ${reason}`);
      return undefined;
    }
  }

  private text(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  private ours(path: string): unknown {
    return JSON.parse(readFileSync(join(this.base, path), "utf8"));
  }

  private unknown(file: string): void {
    this.fault(file, "is no file of the content; docs/how-to.md lists them");
  }

  private fault(file: string, line: string): void {
    this.faults.push(`${file}: ${line}`);
  }
}

/** Groups are merged; what the schema checks afterwards may have keys that are not ours. */
function overlay(ours: unknown, theirs: unknown): unknown {
  if (!isGroup(ours) || !isGroup(theirs)) return theirs;
  const merged = Object.entries(theirs).map(([key, value]) => [key, overlay(ours[key], value)]);
  return { ...ours, ...Object.fromEntries(merged) };
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

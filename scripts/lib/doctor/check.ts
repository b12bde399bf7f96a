import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";

import type { Google } from "../deploy/googleAnswers.ts";
import type { Wanted } from "./wanted.ts";

/** A kind of fault, and what the operator does about it. */
export type FaultKind = {
  /** A hint is advice: it doesn't fail the command. */
  readonly level?: "hint";
  /** `<words>` are filled in, except those that only the operator knows, such as `<you>`. */
  readonly means: string;
  /** The command or console page that fixes it; by default that of the whole part. */
  readonly fix?: string;
};

type Values = Readonly<Record<string, string>>;

/** A row of the table of checks. */
type Check<State> = FaultKind & {
  /**
   * Each fault's values of its `<words>`; a text alone is that of the first. Or whether there is a
   * fault without any.
   */
  readonly find: (state: State, wanted: Wanted) => readonly (Values | string)[] | string | boolean;
  /** Whether one line names all that was found: a new project lacks dozens. */
  readonly isGrouped?: true;
  /** Whether nothing else can be right after this fault. */
  readonly isLast?: true;
};

export type Fault = Required<Pick<FaultKind, "means" | "fix">> &
  Pick<FaultKind, "level"> & { readonly id: string; readonly values: Values };

type Kinds<Kind = FaultKind> = Readonly<Record<string, Kind>>;

/** Looks up the TXT records of a name, as `node:dns` does. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** What the checks read from, and what they compare it with. */
export type Sources = {
  readonly google: Google;
  readonly wanted: Wanted;
  readonly resolveTxt: ResolveTxt;
};

/** What one API answers about, the role that may read it, and the checks of it. */
export type Part = {
  readonly subject: string;
  /** Empty for what everyone may read. */
  readonly role: string;
  readonly kinds: Kinds;
  readonly faults: (sources: Sources) => Promise<readonly Fault[]>;
};

/** A part of the table: `read` asks an API, and each check is a pure function of what it read. */
export function part<State>(row: {
  readonly subject: string;
  readonly role?: string;
  readonly fix?: string;
  readonly read: (sources: Sources) => Promise<State | null> | State;
  /** The fault if there is nothing to read. */
  readonly missing?: Kinds;
  readonly checks: Kinds<Check<State>>;
}): Part {
  const { subject, role = "", fix = "", read, missing = {}, checks } = row;
  return {
    subject,
    role,
    kinds: { ...missing, ...checks },
    async faults(sources) {
      const state = await read(sources);
      if (state === null) return Object.entries(missing).map(([id, kind]) => faultOf(id, kind));
      const faults: Fault[] = [];
      for (const [id, check] of Object.entries(checks)) {
        const found = check.find(state, sources.wanted);
        const all = found === true ? [{}] : typeof found === "string" ? [found] : found || [];
        const values = all.map((each) => (typeof each === "string" ? namedIn(check, each) : each));
        const lines = check.isGrouped ? grouped(check, values) : values;
        faults.push(...lines.map((each) => faultOf(id, { fix, ...check }, each)));
        if (check.isLast && lines.length > 0) break;
      }
      return faults;
    },
  };
}

export function faultOf(
  id: string,
  { level, means, fix = "" }: FaultKind,
  values: Values = {},
): Fault {
  return { id, means, fix, values, ...(level && { level }) };
}

/** The names that are not among others. */
export function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name));
}

export function namesOf(all: readonly { readonly name: string }[]): string[] {
  return all.map(({ name }) => name);
}

/** What is wrong, and how to fix it, on one line. */
export function faultLine({ id, level, means, fix, values }: Fault, project: string): string {
  const email = functionsAccountEmail(project);
  const all: Values = { project, region: serverRegion, email, ...values };
  const text = `${level ?? "fault"} ${id}: ${means} Fix: ${fix}`;
  return text.replaceAll(/<(\w+)>/g, (word, name: string) => all[name] ?? word);
}

/** A text as the value of the first word that is of this fault alone. */
function namedIn({ means }: FaultKind, text: string): Values {
  const [, word = ""] = /<(?!project>|region>|email>)(\w+)>/.exec(means) ?? [];
  return { [word]: text };
}

function grouped(kind: FaultKind, all: readonly Values[]): Values[] {
  const [word = ""] = Object.keys(namedIn(kind, ""));
  const names = all.map((values) => values[word]);
  const more = names.length - 5;
  const listed = names.slice(0, 5).join(", ");
  const text = more > 0 ? `${listed} and ${more} more` : listed;
  return names.length === 0 ? [] : [{ ...all[0], [word]: text }];
}

export const consolePage = "https://console.firebase.google.com/project/<project>";
export const cloudConsole = "https://console.cloud.google.com";
export const grantCommand = "gcloud projects add-iam-policy-binding <project>";
export const deployCommand = "npm run deploy -- --project <project>";
export const protectCommand = "npm run protect -- --project <project>";

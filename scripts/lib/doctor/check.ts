import { functionsAccountEmail } from "@salvia/domain/configuration/functionsAccount";
import { serverRegion } from "@salvia/domain/shared/region";

import type { Google } from "./google.ts";
import type { Wanted } from "./wanted.ts";

/** A kind of fault, and what the operator does about it. */
export type FaultKind = {
  /** A hint is advice: it doesn't fail the command. */
  readonly level?: "hint";
  /** `<words>` are filled in, except those that only the operator knows, such as `<you>`. */
  readonly means: string;
  /** The command or console page that fixes it. */
  readonly fix: string;
};

type Values = Readonly<Record<string, string>>;

/** A row of the table of checks. */
type Check<State> = FaultKind & {
  /** The values of each fault's `<words>`; or whether there is a fault without any. */
  readonly find: (state: State, wanted: Wanted) => readonly Values[] | boolean;
  /** Whether nothing else can be right after this fault. */
  readonly isLast?: true;
};

/** One fault of a project. */
export type Fault = FaultKind & { readonly id: string; readonly values: Values };

/** Kinds of faults by their ids. */
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
  readonly read: (sources: Sources) => Promise<State | null> | State;
  /** The fault if there is nothing to read. */
  readonly missing?: Kinds;
  readonly checks: Kinds<Check<State>>;
}): Part {
  const { subject, role = "", read, missing = {}, checks } = row;
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
        const all = found === true ? [{}] : found || [];
        faults.push(...all.map((values) => faultOf(id, check, values)));
        if (check.isLast && all.length > 0) break;
      }
      return faults;
    },
  };
}

/** A fault of a kind. */
export function faultOf(id: string, { level, means, fix }: FaultKind, values: Values = {}): Fault {
  return { id, means, fix, values, ...(level && { level }) };
}

/** The values of one fault for all things that the same command fixes: a new project lacks dozens. */
export function grouped(word: string, names: readonly string[], values: Values = {}): Values[] {
  const more = names.length - 5;
  const listed = names.slice(0, 5).join(", ");
  const text = more > 0 ? `${listed} and ${more} more` : listed;
  return names.length === 0 ? [] : [{ ...values, [word]: text }];
}

/** What is wrong, and how to fix it, on one line. */
export function faultLine({ id, level, means, fix, values }: Fault, project: string): string {
  const email = functionsAccountEmail(project);
  const all: Values = { project, region: serverRegion, email, ...values };
  const text = `${level ?? "fault"} ${id}: ${means} Fix: ${fix}`;
  return text.replaceAll(/<(\w+)>/g, (word, name: string) => all[name] ?? word);
}

/** The page of the project in the Firebase console. */
export const consolePage = "https://console.firebase.google.com/project/<project>";
export const cloudConsole = "https://console.cloud.google.com";
export const grantCommand = "gcloud projects add-iam-policy-binding <project>";
export const deployCommand = "npm run deploy -- --project <project>";
export const protectCommand = "npm run protect -- --project <project>";

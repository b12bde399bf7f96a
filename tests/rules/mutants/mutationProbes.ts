import { collections } from "@salvia/domain/shared/collections";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";

import {
  actors,
  connect,
  isMedical,
  isOtherGuest,
  ofBothHalves,
  onlyIn,
  usedByGuests,
  type ActorName,
  type Firestore,
} from "../support/actors.ts";
import { allowLines } from "../support/allowLines.ts";
import type { Mutant } from "./mutants.ts";
import type { Row, Table } from "../support/row.ts";
import type { Requester } from "../support/environment.ts";
import { tables } from "../tables.ts";

/** One cell of a table: the words in its name, and how many mutants it has caught. */
export type Probe = Omit<Table, "rows"> & {
  row: Row;
  requester: Requester;
  words: readonly string[];
  catches: number;
};

/** All cells, by the decision of the unchanged rules. */
export type Probes = { allowed: readonly Probe[]; denied: readonly Probe[] };

/** The actors with the most permissions, in each half of the portal. */
const first: ReadonlySet<ActorName> = new Set<ActorName>(["owner", "clinician", "member"]);

/** A set of actors who make each condition both true and false; for staff, each role matters. */
const probedActors: ReadonlySet<ActorName> = new Set<ActorName>([
  "owner",
  "colleague",
  "admin",
  "user without role",
  "nobody",
  "owner who lost the role",
  "ended owner",
  "ended admin",
  "ended user without role",
]);

const medicalAskers: ReadonlySet<ActorName> = new Set<ActorName>([
  "clinician",
  "another clinician",
  "member",
  "another member",
  "owner",
  "nobody",
  "ended clinician",
  "ended member",
  "clinician who lost the role",
  "member who lost the role",
  "guest",
  "guest as clinician",
  "replaced guest",
  "waiting guest",
  "removed guest",
  "guest of an ended visit",
  "guest of a closed visit",
  "guest whose patient left",
]);

/** What administrators read of the medical half. */
const readByAdmins: ReadonlySet<string> = new Set([collections.patients, collections.coverages]);

/**
 * Whether an actor tries even operations denied to all: also Dina for request counts, of which she
 * has made none, she and Cleo for conversations, which they begin, Cleo for what would become hers,
 * and guests for what is theirs.
 */
function triesAll(collection: string, name: ActorName): boolean {
  if (first.has(name)) return true;
  if (collection === collections.requestPlaces) return name === "another member";
  if (collection === collections.conversations) {
    return name === "another member" || name === "another clinician";
  }
  if (takenOver.has(collection)) return name === "another clinician";
  return usedByGuests.has(collection) && name.includes("guest");
}

/** What a clinician could make another's own. */
const takenOver: ReadonlySet<string> = new Set<string>([
  collections.appointments,
  collections.tasks,
  collections.noteTemplates,
]);

function isProbed(collection: string, name: ActorName): boolean {
  if (onlyIn.has(name)) return onlyIn.get(name) === collection;
  if (isOtherGuest(name, collection)) return false;
  if (isMedical(collection)) {
    return medicalAskers.has(name) || (readByAdmins.has(collection) && name === "admin");
  }
  return ofBothHalves.has(collection) || probedActors.has(name);
}

/** All cells that may detect mutants, run over these connections. */
export function probesWith(environment: RulesTestEnvironment, server: Firestore): Probes {
  const all = actors.flatMap((actor) => {
    const db = connect(environment, actor);
    const requester = { name: actor.name, uid: actor.uid ?? "stranger", db, server };
    return tables
      .filter(({ collection }) => isProbed(collection, actor.name))
      .flatMap(({ collection, rows, stored }) =>
        rows
          .filter((row) => !row.alike && (distinguishes(row) || triesAll(collection, actor.name)))
          .map((row): Probe => {
            const words = wordsOf(`${row.operation} ${row.name} ${actor.name}`);
            return { collection, stored, row, requester, words, catches: 0 };
          }),
      );
  });
  return { allowed: all.filter(isGranted), denied: all.filter((probe) => !isGranted(probe)) };
}

function isGranted({ row, requester }: Probe): boolean {
  return row.allowedTo.includes(requester.name);
}

/** Whether the actor matters; a write denied to all is tried by the first actors only. */
function distinguishes({ operation, allowedTo }: Row): boolean {
  return allowedTo.length > 0 || operation === "list";
}

/** The cells that evaluate a mutated part of the rules, most promising first. */
export function inOrder(mutant: Mutant, probes: readonly Probe[]): Probe[] {
  return inTurn(
    byPromise(
      mutant,
      probes.filter((probe) => reaches(probe, mutant)),
    ),
  );
}

function reaches({ collection, row }: Probe, mutant: Mutant): boolean {
  return allowLines(collection, row.operation).some((line) => mutant.allowLines.includes(line));
}

function byPromise({ name, about }: Mutant, probes: readonly Probe[]): Probe[] {
  const [named, related] = [new Set(wordsOf(name)), new Set(wordsOf(about))];
  const scores = new Map(
    probes.map((probe) => {
      const hits = probe.words.filter((word) => named.has(word)).length * 2;
      const nearHits = probe.words.filter((word) => related.has(word)).length;
      return [probe, Math.min(hits + nearHits, 9) + Math.min(probe.catches, 5)];
    }),
  );
  return probes.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/**
 * Alternates between actors, because one may detect what another cannot. The actors with the most
 * permissions detect the most, so they get as many turns as all others together.
 */
function inTurn(probes: readonly Probe[]): Probe[] {
  const turns = new Map<ActorName, number>();
  return probes
    .map((probe) => {
      const { name } = probe.requester;
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + (first.has(name) ? 1 / probedActors.size : 1));
      return { probe, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ probe }) => probe);
}

/** The words of a text, including those within names such as `isEmail`. */
function wordsOf(text: string): string[] {
  return (text.match(/[A-Z]?[a-z]{2,}/g) ?? []).map((word) => word.toLowerCase());
}

import { collections } from "@salvia/domain/shared/collections";
import { noRevocation, type Revocation } from "@salvia/domain/account/revocation";
import { beforeAll, describe, expect, test } from "vitest";

import { isNightly } from "../../chance.ts";
import { holders, isVisitGuest, type ActorName } from "../support/actors.ts";
import { rulesProject, store } from "../support/environment.ts";
import { issued, revocationOf, signedIn } from "./revocations.stored.ts";
import { oneOfEachKind, oneOfEachOperation, type Row } from "../support/row.ts";
import { mismatches } from "../support/mismatches.ts";
import { storedUsers } from "./users.cases.ts";
import { tables } from "../tables.ts";

const rules = await rulesProject("revocations");

type Remains = (collection: string, row: Row) => boolean;

const validAfter = issued.sameSecond;
const noOne: readonly ActorName[] = [];
const all: Remains = () => true;

/** An open tab reads this to learn that it must fetch a new token or sign out. */
const ownProfile: Remains = (collection, { operation, name }) =>
  collection === collections.users && operation === "get" && name === "one's own";

const accounts = holders.filter((actor) => !isVisitGuest(actor));

/** The case that shows which statements ask for revocations; the others show what these say. */
const withOlderToken = "is no more than to read their own profile, with a token from before";

/** Stored revocations and claims of tokens, and what they leave of what an actor may do. */
const cases: readonly (readonly [string, Record<string, unknown>, Revocation | null, Remains])[] = [
  [withOlderToken, { iat: issued.before }, { validAfter, endedSignIns: {} }, ownProfile],
  [
    "is the same with a token of the very second",
    { iat: issued.sameSecond },
    { validAfter, endedSignIns: {} },
    all,
  ],
  ["is the same with a later token", { iat: issued.after }, { validAfter, endedSignIns: {} }, all],
  [
    "is no more than to read their own profile where nothing says which tokens count",
    { iat: issued.after },
    null,
    ownProfile,
  ],
  [
    "is no more than to read their own profile, 30 days and a second after they signed in",
    { auth_time: signedIn.tooLongAgo },
    noRevocation,
    ownProfile,
  ],
  [
    "is the same almost 30 days after they signed in",
    { auth_time: signedIn.barelyInTime },
    noRevocation,
    all,
  ],
  [
    "is no more than to read their own profile where they signed out",
    { auth_time: signedIn.ended },
    { validAfter: 0, endedSignIns: { [signedIn.ended]: true } },
    ownProfile,
  ],
  [
    "is the same where they signed out on another device",
    { auth_time: signedIn.recently },
    { validAfter: 0, endedSignIns: { [signedIn.ended]: true } },
    all,
  ],
  [
    "is no more than to read their own profile without the passkey that their account needs",
    { passkeyRequired: true, passkey: false },
    noRevocation,
    ownProfile,
  ],
  [
    "is the same with the passkey that their account needs",
    { passkeyRequired: true, passkey: true },
    noRevocation,
    all,
  ],
  [
    "is the same without a passkey where their account needs none",
    { passkeyRequired: false, passkey: false },
    noRevocation,
    all,
  ],
];

/** The accounts with the tokens of each case, for one connection each. */
const signedInAccounts = new Map(
  cases.map(([title, token]) => [
    title,
    accounts.map((actor) => ({
      name: actor.name,
      uid: actor.uid,
      claims: { ...actor.claims, ...token },
    })),
  ]),
);

describe.each(tables)("what each role may do in $collection", ({ collection, rows, stored }) => {
  beforeAll(() => rules.begin(stored));

  test.each(cases)("%s", async (title, _token, revocation, remains) => {
    await store(
      rules.server,
      Object.fromEntries(accounts.map(({ uid }) => [revocationOf(uid ?? "stranger"), revocation])),
    );
    const found: string[] = [];
    for (const account of signedInAccounts.get(title) ?? []) {
      const { name } = account;
      const granted = rows.filter(({ allowedTo }) => allowedTo.includes(name));
      const tried = someOf(granted, title, remains).map((row): Row => {
        const allowedTo = remains(collection, row) ? [name] : noOne;
        // The lookup finds no document: no condition that needs it can be evaluated.
        const undecidable = revocation === null ? { undecidable: true as const } : {};
        return Object.assign({}, row, { allowedTo }, undecidable);
      });
      const wrong = await mismatches(collection, tried, stored, rules.requester(account));
      found.push(...wrong.map((cell) => `${name}: ${cell}`));
    }
    expect(found).toEqual([]);
  });
});

/** All rows if they are denied. What remains allowed, the tables' own tests prove for every row. */
function someOf(granted: readonly Row[], title: string, remains: Remains): readonly Row[] {
  if (isNightly()) return remains === all ? oneOfEachOperation(granted) : granted;
  return title === withOlderToken ? oneOfEachKind(granted) : granted.slice(0, 1);
}

test("denies everything after a malformed revocation that only a server bug could store", async () => {
  const db = rules.as({ uid: "gus", claims: { role: "admin" } });
  await rules.begin(storedUsers);
  for (const revocation of [
    {},
    { validAfter: "today", endedSignIns: {} },
    { validAfter: null, endedSignIns: {} },
    { validAfter: 0, endedSignIns: "none" },
  ]) {
    await store(rules.server, { [revocationOf("gus")]: revocation });
    await expect(db.doc("users/zoe").get({ source: "server" })).rejects.toThrow(/for 'get' @ L/);
  }
});

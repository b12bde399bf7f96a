import type { Coverage } from "@salvia/domain/member/coverage";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { readOnlyDocuments, readOnlyRows } from "../support/readOnlyRows.ts";
import { listOf, type Row } from "../support/row.ts";

const coverage: Coverage = {
  plan: "standard",
  startsOn: "2024-03-01",
  endsOn: null,
  family: [{ name: "Rui Nogueira", birthYear: 2015 }],
};

const admins: readonly ActorName[] = ["admin", "owner turned admin"];

/** Every tested operation on plans: members read their own, admins any, and nobody lists them. */
export const coverageRows: readonly Row[] = [
  ...readOnlyRows(collections.coverages, admins, coverage, [
    "member",
    "another member",
    ...admins,
  ]).filter(({ operation }) => operation !== "list"),
  {
    operation: "list",
    name: "a page",
    send: listOf(collections.coverages, (all) => all.limit(1)),
    allowedTo: [],
  },
];

export const storedCoverages = readOnlyDocuments(collections.coverages, coverage);

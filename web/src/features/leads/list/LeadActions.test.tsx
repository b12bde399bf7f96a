import type { LeadView } from "@salvia/domain/lead/leadFilter";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { AuthProvider } from "../../../session/AuthProvider.tsx";
import { createSession } from "../../../session/session.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { fakeSessionEnvironment, tokenUser } from "../../../testing/fakeSessionEnvironment.ts";
import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { row } from "../testing/renderLeadList.tsx";
import { LeadActions } from "./LeadActions.tsx";

function Role() {
  return <p>{useAuth().user?.role}</p>;
}

/** The names of the actions on a lead that a user with a role sees in a view. */
async function actionsOf(role: "sales" | "admin", view: LeadView) {
  const fake = fakeSessionEnvironment({ path: `/${role}` });
  fake.emitUser(tokenUser({ role }));
  const shown = { row: row("Zoe", { status: "lost" }), view, claiming: false, focusable: true };
  renderWithTexts(
    <AuthProvider session={createSession(fake.environment)}>
      <Role />
      <LeadActions {...shown} onEdit={() => {}} onClaim={() => {}} />
    </AuthProvider>,
  );
  await screen.findByText(role);
  return screen.queryAllByRole("button").map(({ ariaLabel }) => ariaLabel);
}

test.each([
  ["sales", "mine", ["Edit Zoe Test"]],
  ["sales", "pool", ["Claim Zoe Test"]],
  ["admin", "all", []],
  ["admin", "pool", []],
] as const)("offers %s in the view %s the actions %j", async (role, view, actions) => {
  expect(await actionsOf(role, view)).toEqual(actions);
});

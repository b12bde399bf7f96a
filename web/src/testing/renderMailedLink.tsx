import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, vi } from "vitest";

import { AccountAction } from "../login/mailed/AccountAction.tsx";
import type { LinkActions } from "../session/mailed/linkActions.ts";
import type { LinkMode } from "../session/mailed/mailedLink.ts";
import { createSession } from "../session/session.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { renderWithTexts } from "./renderWithTexts.tsx";
import { fakeSessionEnvironment } from "./fakeSessionEnvironment.ts";
import { quickUser } from "./quickUser.ts";

const nothing = { passkeys: 0, phoneEnding: null, providers: [] };

/** Opens a mailed link with fake actions. */
export async function renderMailedLink(mode: LinkMode, prepare: Partial<LinkActions> = {}) {
  onTestFinished(cleanup);
  const fake = fakeSessionEnvironment({ path: "/account-action" });
  const link = { mode, code: "code", href: `https://salvia.example/account-action?mode=${mode}` };
  const actions: LinkActions = {
    check: async () => ({ kind: "done", done: { email: "ana@example.com", isOwn: true } }),
    confirmAddress: async () => ({ kind: "done", done: null }),
    resetPassword: async () => ({
      kind: "done",
      done: { email: "ana@example.com", removed: nothing },
    }),
    openAccount: () => () => async () => "signed-in",
    ...prepare,
  };
  const goTo = vi.fn<(path: string) => void>();
  renderWithTexts(
    <AppTheme scale="site">
      <AccountAction
        link={link}
        actions={actions}
        session={createSession(fake.environment)}
        goTo={goTo}
      />
    </AppTheme>,
  );
  await screen.findByRole("heading", { level: 1 });
  // The step takes the focus when it appears, which would interrupt a test that is typing.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  return { ...fake, goTo, user: quickUser() };
}

export const heading = () => screen.getByRole("heading", { level: 1 });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const press = (name: string) => screen.getByRole("button", { name });

import { cleanup, screen, waitFor } from "@testing-library/react";
import type { Language } from "@salvia/domain/shared/language";
import { expect, onTestFinished, vi } from "vitest";

import type { Failure } from "../firebase/clientError.ts";
import { PhoneSignIn } from "../login/phone/PhoneSignIn.tsx";
import { AuthProvider } from "../session/AuthProvider.tsx";
import { createSession } from "../session/session.ts";
import type { sendCode } from "../session/phone/sendCode.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { deferred } from "./deferred.ts";
import { renderWithTexts } from "./renderWithTexts.tsx";
import { fakeSessionEnvironment, tokenUser } from "./fakeSessionEnvironment.ts";
import { fill, quickUser } from "./quickUser.ts";

/** Opens the phone sign-in in Spain with fake text messages and a fake server. */
export async function renderPhoneSignIn() {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["es-ES"]);
  onTestFinished(() => {
    cleanup();
    vi.restoreAllMocks();
  });
  const fake = fakeSessionEnvironment({ path: "/login" });
  const messages: { phone: string; language: Language; signal: AbortSignal }[] = [];
  const codes: string[] = [];
  let answer = deferred<Failure | null>();
  let refusal: unknown = null;

  const send: typeof sendCode = async (phone, messageLanguage, signal) => {
    messages.push({ phone, language: messageLanguage, signal });
    answer = deferred<Failure | null>();
    const failure = await answer.promise;
    if (failure !== null) return { kind: "refused", failure };
    const withCode = (code: string) => async () => {
      codes.push(code);
      if (refusal !== null) throw refusal;
      fake.emitUser(tokenUser({ displayName: null, email: null, phoneNumber: phone }));
      return "signed-in" as const;
    };
    return { kind: "sent", sent: { withCode } };
  };
  const callbacks = {
    onSignedIn: vi.fn<(redirectPath: string | null) => void>(),
    onSigningIn: vi.fn<(signingIn: boolean) => void>(),
    onBack: vi.fn<() => void>(),
  };
  const view = renderWithTexts(
    <AppTheme scale="site">
      <AuthProvider session={createSession(fake.environment)}>
        <PhoneSignIn send={send} {...callbacks} />
      </AuthProvider>
    </AppTheme>,
  );
  const title = await screen.findByRole("heading", { level: 1 });
  return {
    ...fake,
    ...callbacks,
    ...view,
    title,
    user: quickUser(),
    /** The requested text messages, oldest first. */
    messages,
    /** The codes tried, oldest first. */
    codes,
    /** Settles the pending text message: sent, or failed with `failure`. */
    settle: (failure: Failure | null = null) => answer.resolve(failure),
    /** Rejects all further codes with this error; null accepts them. */
    refuseCodes: (error: unknown) => {
      refusal = error;
    },
  };
}

/** Opens the phone sign-in and continues to the code step. */
export async function renderCodeStep() {
  const view = await renderPhoneSignIn();
  await fill(view.user, number(), "612345678{Enter}");
  view.settle();
  await waitFor(() => expect(document.activeElement).toBe(code()));
  return view;
}

export const country = () => screen.getByLabelText<HTMLSelectElement>("Country or region");
export const number = () => screen.getByLabelText<HTMLInputElement>("Phone number");
export const code = () => screen.getByLabelText<HTMLInputElement>("Six-digit code");
export const button = (name: string) => screen.getByRole("button", { name });

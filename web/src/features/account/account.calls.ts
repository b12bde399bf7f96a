import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { policyEndpoints } from "@salvia/domain/member/policyEndpoints";
import type { OutputOf } from "@salvia/domain/shared/endpoint";
import type { Language } from "@salvia/domain/shared/language";

import { createPasskey } from "../../session/passkeys/createPasskey.ts";
import { signalAccepted } from "../../session/passkeys/signalAccepted.ts";
import type { Session } from "../../session/session.ts";
import type { Failure } from "../../firebase/clientError.ts";
import { tabStorage } from "../../lib/storage.ts";

/** The signed-in user's passkeys, newest first, and the data to signal to authenticators. */
export type OwnPasskeys = OutputOf<typeof passkeyEndpoints.listPasskeys>;

/**
 * The server calls of the account page. Each may throw what `failureOf` translates. After each
 * change of the passkeys, this device's authenticators learn which ones remain.
 */
export function accountCalls(session: Pick<Session, "ask" | "idToken" | "signIn">) {
  return {
    listPasskeys: () => session.ask(passkeyEndpoints.listPasskeys, {}),
    /** Null if the user canceled. */
    async addPasskey(): Promise<OwnPasskeys | null> {
      const created = await createPasskey(await session.idToken());
      return created === null
        ? null
        : await syncAuthenticators(session.ask(passkeyEndpoints.listPasskeys, {}));
    },
    renamePasskey: (id: string, name: string) =>
      syncAuthenticators(session.ask(passkeyEndpoints.renamePasskey, { id, name })),
    removePasskey: (id: string) =>
      syncAuthenticators(session.ask(passkeyEndpoints.removePasskey, { id })),
    chooseUsername: (username: string) =>
      session.ask(accountEndpoints.chooseUsername, { username }),
    mailVerification: (language: Language) =>
      session.ask(accountEndpoints.requestEmailVerification, { language }),
    changePassword: (current: string | null, password: string) =>
      session.ask(accountEndpoints.changePassword, { current, password }),
    mailPasswordLink: (email: string, language: Language) =>
      session.ask(accountEndpoints.requestPasswordReset, { email, language }),
    requestPolicyCode: (memberNumber: string) =>
      session.ask(policyEndpoints.requestPolicyCode, { memberNumber }),
    /**
     * Makes the user the member of a policy. The document then belongs to another account, so it
     * reloads; the page says once what has happened.
     *
     * @returns why the code was refused
     */
    async linkPolicy(code: string): Promise<Failure | null> {
      const outcome = await session.signIn(async (environment) => {
        const { customToken } = await session.ask(policyEndpoints.linkPolicy, { code });
        tabStorage.set(policyLinkedKey, "yes");
        await environment.signInWithCustomToken(customToken);
        return "signed-in";
      });
      return outcome.kind === "refused" ? outcome.failure : null;
    },
  };
}

/** Where this tab keeps that a policy was just linked. */
export const policyLinkedKey = "policyLinked";

export type AccountCalls = ReturnType<typeof accountCalls>;

async function syncAuthenticators(change: Promise<OwnPasskeys>): Promise<OwnPasskeys> {
  const own = await change;
  await signalAccepted(own);
  return own;
}

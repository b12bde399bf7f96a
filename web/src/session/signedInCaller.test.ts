import { accountEndpoints } from "@salvia/domain/account/accountEndpoints";
import { passkeyEndpoints } from "@salvia/domain/account/passkeyEndpoints";
import { expect, test } from "vitest";

import { fakeSessionEnvironment, tokenUser } from "../testing/fakeSessionEnvironment.ts";
import { signedInCaller } from "./signedInCaller.ts";

test("sends the token that the user has at the moment of the call", async () => {
  const { environment, emitUser, requests } = fakeSessionEnvironment();
  const headers: unknown[] = [];
  const caller = signedInCaller({
    ...environment,
    fetch: (path, init) => {
      headers.push(init.headers);
      return environment.fetch(path, init);
    },
  });
  emitUser(tokenUser({ token: "old" }));
  emitUser(tokenUser({ token: "new" }));
  const answer = caller.ask(accountEndpoints.requestEmailVerification, { language: "es" });
  await expect.poll(() => requests).toHaveLength(1);
  expect(headers).toEqual([expect.objectContaining({ Authorization: "Bearer new" })]);
  expect(requests[0]?.body).toEqual({ language: "es" });
  requests[0]?.answer(200, { sent: true });
  expect(await answer).toEqual({ sent: true });
});

test("makes no call when no one is signed in", async () => {
  const { environment, requests } = fakeSessionEnvironment();
  const call = signedInCaller(environment).ask(passkeyEndpoints.listPasskeys, {});
  await expect(call).rejects.toMatchObject({ reason: "invalid-id-token" });
  expect(requests).toEqual([]);
});

import { expect, it } from "vitest";

import { readSecret } from "./readSecret.ts";

/** Secret Manager with one secret, which answers as its API does. */
function managerWith(data: string) {
  const asked: string[] = [];
  const get = async (url: string) => {
    asked.push(url);
    return { name: "projects/1/secrets/IDENTITY_SECRET/versions/3", payload: { data } };
  };
  return { asked, api: { project: "salvia-example", get } };
}

it("reads the latest version of a secret", async () => {
  const { api, asked } = managerWith(Buffer.from("é".repeat(32)).toString("base64"));
  expect(await readSecret(api, "IDENTITY_SECRET")).toBe("é".repeat(32));
  expect(asked).toEqual([
    "https://secretmanager.googleapis.com/v1/projects/salvia-example/secrets/IDENTITY_SECRET/versions/latest:access",
  ]);
});

it("complains about a secret that the functions would not accept, without its value", async () => {
  const { api } = managerWith(Buffer.from("short").toString("base64"));
  await expect(readSecret(api, "IDENTITY_SECRET")).rejects.toThrow(
    /^IDENTITY_SECRET must be at least 32 characters\.$/,
  );
});

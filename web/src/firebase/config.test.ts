import { expect, test } from "vitest";

import { firebaseConfig } from "./config.ts";

const web = { apiKey: "key", authDomain: "example.com", projectId: "insurer", appId: "1:2:web:3" };

test("uses the web app's configuration in a production build", () => {
  expect(firebaseConfig({ VITE_FIREBASE_CONFIG: JSON.stringify(web) })).toEqual({
    web,
    emulators: null,
  });
});

test("uses the emulators' demo project for local work, whatever else is set", () => {
  const config = firebaseConfig({
    VITE_FIREBASE_CONFIG: JSON.stringify(web),
    VITE_EMULATORS: '{"auth":9099,"firestore":8080,"functions":5001}',
  });
  expect(config.web.projectId).toBe("demo-salvia");
  expect(config.emulators).toEqual({ auth: 9099, firestore: 8080, functions: 5001 });
});

test.each([
  [{}, "VITE_FIREBASE_CONFIG is missing"],
  [{ VITE_FIREBASE_CONFIG: "{apiKey}" }, "VITE_FIREBASE_CONFIG is not JSON"],
  [{ VITE_FIREBASE_CONFIG: '{"apiKey":"key"}' }, "authDomain, projectId, appId"],
  [{ VITE_EMULATORS: "null" }, "VITE_EMULATORS is missing or has wrong values for: the whole"],
  [{ VITE_EMULATORS: '{"auth":0,"firestore":8080}' }, "auth, functions"],
])("explains what is wrong with an environment: %j", (env, message) => {
  expect(() => firebaseConfig(env)).toThrow(message);
});

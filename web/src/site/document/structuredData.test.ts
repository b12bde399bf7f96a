import { afterEach, expect, test, vi } from "vitest";

import { insurerData } from "./StructuredData.tsx";

const facts = vi.hoisted(() => ({
  sample: true,
  address: "1 Harbor Street, Portland",
  license: "No. 42",
  supervisor: { name: "Department of Insurance", url: "https://insurance.example" },
}));

vi.mock("@salvia/domain/site/facts", () => ({ facts }));

afterEach(() => {
  facts.sample = true;
});

test("names the address, the license, and the supervisor of an insurer that states its own", () => {
  facts.sample = false;
  expect(insurerData("en")).toMatchObject({
    address: "1 Harbor Street, Portland",
    hasCredential: {
      credentialCategory: "license",
      name: "No. 42",
      recognizedBy: { name: "Department of Insurance", url: "https://insurance.example" },
    },
  });
});

test("names no fact that we made up", () => {
  const data = insurerData("en");
  expect(data).not.toHaveProperty("address");
  expect(data).not.toHaveProperty("hasCredential");
});

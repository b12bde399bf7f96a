import { expect, test } from "vitest";

import { isStaffRole, staffSchema } from "./staff.ts";

test("salespeople, clinicians and admins are staff; members, customers and visitors are not", () => {
  expect(["sales", "medical", "admin"] as const).toSatisfy((all) => all.every(isStaffRole));
  expect(["member", "employer", "partner", null] as const).not.toSatisfy((all) =>
    all.some(isStaffRole),
  );
});

test("the directory holds nobody with another role", () => {
  const camille = {
    name: "Camille Laurent",
    role: "medical",
    specialty: null,
    languages: ["fr"],
    timezone: "Europe/Paris",
  };
  expect(staffSchema.safeParse(camille).success).toBe(true);
  expect(staffSchema.safeParse({ ...camille, role: "member" }).success).toBe(false);
});

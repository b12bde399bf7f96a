import type { AssignmentRules as StoredRules } from "@salvia/domain/account/assignmentRules";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import type { Source } from "../../firebase/liveQuery/source.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { assignmentRules } from "./assignmentRules.data.ts";
import { AssignmentRules } from "./AssignmentRules.tsx";

vi.mock("./assignmentRules.data.ts", () => ({ assignmentRules: vi.fn() }));

/** The listener of the stored rules; null until the texts have loaded. */
let listener: Parameters<Source<StoredRules | null>> | null;

beforeEach(() => {
  listener = null;
  vi.mocked(assignmentRules).mockReturnValue((...given) => {
    listener = given;
    return () => {};
  });
});

const stored: StoredRules = {
  isOn: true,
  people: { ana: { languages: ["es"], isAway: false } },
  countries: { MX: [] },
  rev: 4,
  lastAssigned: {},
};

/** Opens the form with what is stored. */
async function open(rules: StoredRules | null) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["assignmentRules"]}>
      <AssignmentRules people={[{ uid: "ana", name: "Ana Prado", open: 7, waiting: 1 }]} />
    </NamespaceLoader>,
    { path: "/admin/assignment" },
  );
  await waitFor(() => expect(listener).not.toBeNull());
  act(() => listener?.[0](rules));
  return page;
}

const changePath = "/api/leads/change-assignment-rules";
const group = (name: string) => within(screen.getByRole("group", { name }));
const save = () => screen.getByRole("button", { name: "Save" });

test("shows the rules, and saves what was changed with the revision that was seen", async () => {
  const { user, answer, requests } = await open(stored);
  const ana = group("Ana Prado");
  expect(ana.getByText("7 leads in progress, 1 new")).toBeDefined();
  expect(ana.getByRole<HTMLInputElement>("checkbox", { name: "Español" }).checked).toBe(true);
  await user.click(ana.getByRole("checkbox", { name: "English" }));
  await user.click(ana.getByRole("checkbox", { name: "Away" }));
  await user.click(group("Mexico").getByRole("checkbox", { name: "Ana Prado" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Add a country" }), "CO");
  await user.click(save());
  await answer(changePath, 200, { rev: 5 });
  const { people, countries } = stored;
  expect(requests.filter(({ path }) => path === changePath)).toMatchObject([
    {
      body: {
        rev: 4,
        settings: {
          isOn: true,
          people: { ...people, ana: { languages: ["en", "es"], isAway: true } },
          countries: { ...countries, MX: ["ana"], CO: [] },
        },
      },
    },
  ]);
  expect(await screen.findByText("The rules are saved.")).toBeDefined();
});

test("shows the change of a faster administrator, and why one's own was not saved", async () => {
  const { user, answer } = await open(stored);
  await user.click(screen.getByRole("button", { name: "Remove the rule for Mexico" }));
  act(() => listener?.[0]({ ...stored, countries: { BR: [] }, rev: 5 }));
  expect(screen.queryByRole("group", { name: "Brazil" })).toBeNull();
  await user.click(save());
  await answer(changePath, 409, { error: "changed-meanwhile" });
  expect(await screen.findByRole("group", { name: "Brazil" })).toBeDefined();
  expect(screen.getByRole("alert")).toBeDefined();
});

test("begins with rules that are off", async () => {
  await open(null);
  const isOn = screen.getByRole<HTMLInputElement>("switch", {
    name: "Assign new leads automatically",
  });
  expect(isOn.checked).toBe(false);
});

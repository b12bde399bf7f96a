import type { ClinicianWish, FoundClinician } from "@salvia/domain/member/clinicianSearch";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { CallUnanswered } from "../../firebase/callErrors.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { stubPhoneViewport } from "../../testing/stubPhoneViewport.ts";
import type { ClinicianCardProps } from "./ClinicianCard.tsx";
import { ClinicianSearch } from "./ClinicianSearch.tsx";
import { foundClinicians } from "./clinicianSearch.calls.ts";

vi.mock("./clinicianSearch.calls.ts", () => ({
  foundClinicians: vi.fn(),
}));

function clinician(uid: string, details: Partial<FoundClinician> = {}): FoundClinician {
  const facts = { specialty: "cardiology", languages: ["fr" as const], address: null };
  return {
    uid,
    name: `Clinician ${uid}`,
    ...facts,
    modes: ["telemedicine"],
    free: null,
    ...details,
  };
}

type Answer = { clinicians: FoundClinician[]; next: string | null };

function open(
  answer: (wish: ClinicianWish, after: string | null) => Answer | Error,
  onTime: ClinicianCardProps["onTime"] = null,
) {
  vi.mocked(foundClinicians).mockImplementation((_, wish, after) => (onValue, onError) => {
    const found = answer(wish, after);
    if (found instanceof Error) onError(found);
    else onValue(found);
    return () => {};
  });
  return renderInPortal(
    <NamespaceLoader namespaces={["clinicians", "specialties"]}>
      <ClinicianSearch
        optionsFor={({ uid }) => ({ onTime, children: <button>{`Ask ${uid}`}</button> })}
      />
    </NamespaceLoader>,
  );
}

test("shows what a member may know of each clinician, and what they can do", async () => {
  open(() => ({
    clinicians: [clinician("1", { address: "Calle Mayor 1\nMadrid", languages: ["fr", "pt"] })],
    next: null,
  }));
  const row = await screen.findByRole("listitem");
  expect(within(row).getByRole("heading", { name: "Clinician 1" })).toBeTruthy();
  for (const text of ["Cardiology", "French, Portuguese", "Video visit", /Calle Mayor 1/]) {
    expect(within(row).getByText(text)).toBeTruthy();
  }
  expect(within(row).getByRole("button", { name: "Ask 1" })).toBeTruthy();
});

const soon = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);
const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const both: FoundClinician["modes"] = ["telemedicine", "inPerson"];

test("offers the next free times, which lead on, with the kind of visit that only some allow", async () => {
  const starts = [
    { startsAt: soon(-1), modes: both },
    { startsAt: soon(1), modes: both },
    { startsAt: soon(3), modes: ["inPerson" as const] },
  ];
  const onTime = vi.fn();
  const { user } = open(
    () => ({
      clinicians: [clinician("1", { modes: both, free: { timezone, starts } })],
      next: null,
    }),
    onTime,
  );
  const times = await screen.findByRole("group", { name: "Next free times with Clinician 1" });
  const [first, second, third] = within(times).getAllByRole("button");
  expect(first?.textContent).toMatch(/^(Today|Tomorrow) \d+:\d\d [AP]M$/);
  expect(second?.textContent).toMatch(/M · In person$/);
  expect(third).toBeUndefined();
  expect(within(times).getByText("Next free times")).toBeTruthy();
  await user.click(second ?? times);
  expect(onTime).toHaveBeenCalledExactlyOnceWith(starts[2]);
});

test("says where no time is free and in which zone if the practice has another", async () => {
  const offset = -new Date().getTimezoneOffset();
  const away = offset === 0 ? "Asia/Kolkata" : "UTC";
  const starts = [{ startsAt: soon(1), modes: both }];
  open(() => ({
    clinicians: [
      clinician("1", { free: { timezone, starts: [] } }),
      clinician("2", { free: { timezone: away, starts }, modes: both }),
    ],
    next: null,
  }));
  const [none, far] = await screen.findAllByRole("listitem");
  expect(none?.textContent).toContain("No free time in the next 5 days.");
  expect(far?.textContent).toMatch(/Next free times \(GMT.*(Today|Tomorrow) /);
  // A member who can't ask sees the time, and no button for it.
  expect(within(far ?? document.body).getAllByRole("button")).toHaveLength(1);
});

test("finds a clinician by a part of a name, once typing rests", async () => {
  const { user } = open(({ name }) => ({
    clinicians: name === null ? [clinician("1"), clinician("2")] : [clinician("2")],
    next: null,
  }));
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
  await user.type(screen.getByRole("searchbox", { name: "Name" }), " lau ");
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  const names = vi.mocked(foundClinicians).mock.calls.map(([, wish]) => wish.name);
  expect(new Set(names)).toEqual(new Set([null, "lau"]));
});

test("doesn't count a name among the filters that are folded on a phone", async () => {
  stubPhoneViewport();
  const { user } = open(({ name }) => ({ clinicians: name ? [clinician("2")] : [], next: null }));
  await user.type(await screen.findByRole("searchbox", { name: "Name" }), "lau");
  expect(await screen.findByRole("heading", { name: "Clinician 2" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "More filters" })).toBeTruthy();
});

test("asks the server for what the member chose, and says if no one matches", async () => {
  const { user } = open((wish) => ({
    clinicians: wish.weekday === null ? [clinician("1")] : [],
    next: null,
  }));
  await user.selectOptions(await screen.findByLabelText("Specialty"), "Dermatology");
  await user.selectOptions(screen.getByLabelText("Language"), "Portuguese");
  await user.selectOptions(screen.getByLabelText("Day"), "Saturday");
  await user.selectOptions(screen.getByLabelText("Time of day"), "Morning");
  expect(await screen.findByText(/^No doctor matches/)).toBeTruthy();
  const chosen = { name: null, specialty: "dermatology", language: "pt", weekday: "saturday" };
  const last = vi.mocked(foundClinicians).mock.lastCall;
  expect(last?.slice(1)).toEqual([{ ...chosen, partOfDay: "morning" }, null]);
});

test("shows the next part on request and moves the focus to it", async () => {
  const { user } = open((_, after) =>
    after === null
      ? { clinicians: [clinician("1")], next: "1" }
      : { clinicians: [clinician("2")], next: null },
  );
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  const [, second] = await screen.findAllByRole("list", { name: "Doctors found" });
  expect(document.activeElement).toBe(second);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("offers a retry if the search fails", async () => {
  let fails = true;
  const { user } = open(() =>
    fails ? new CallUnanswered(null) : { clinicians: [clinician("1")], next: null },
  );
  const retry = await screen.findByRole("button", { name: "Try again" });
  fails = false;
  await user.click(retry);
  expect(await screen.findByRole("heading", { name: "Clinician 1" })).toBeTruthy();
});

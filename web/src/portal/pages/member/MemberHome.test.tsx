import type { Coverage } from "@salvia/domain/member/coverage";
import { brand } from "@salvia/domain/site/brand";
import { memberPaths } from "@salvia/domain/site/paths";
import { cleanup, screen, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { patient } from "../../../../../seed/patients.ts";
import { coverageDocument } from "../../../features/coverage/coverage.data.ts";
import { conversationsOfPatient } from "../../../features/messages/messages.data.ts";
import { patientDocument } from "../../../features/patients/patients.data.ts";
import type { Source } from "../../../firebase/liveQuery/source.ts";
import { closeLiveQueries } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { MemberHome } from "./MemberHome.tsx";

vi.mock("../../../features/appointments/list/NextAppointment.tsx", () => ({
  NextAppointment: () => null,
}));
vi.mock("../../../features/coverage/coverage.data.ts", () => ({ coverageDocument: vi.fn() }));
vi.mock("../../../features/messages/messages.data.ts", () => ({
  conversationsOfPatient: vi.fn(),
}));
vi.mock("../../../features/patients/patients.data.ts", () => ({ patientDocument: vi.fn() }));

const names = { ask: () => {}, get: (uid: string) => uid, subscribe: () => () => {} };

const standard: Coverage = {
  plan: "standard",
  startsOn: "2024-03-01",
  endsOn: null,
  family: [{ name: "Íris Nogueira", birthYear: 2015 }],
};

const showing =
  <T,>(value: T): Source<T> =>
  (onValue) => {
    onValue(value);
    return () => {};
  };

function open(coverage: Coverage | null, clinicians: string[] = ["camille"]) {
  const own = patient({ name: "Beatriz Nogueira", memberNumber: "SV-1000-0001", clinicians });
  vi.mocked(patientDocument).mockReturnValue(showing(own));
  vi.mocked(conversationsOfPatient).mockReturnValue(showing([]));
  vi.mocked(coverageDocument).mockReturnValue(showing(coverage));
  renderInPortal(
    <StaffNamesContext value={names}>
      <NamespaceLoader namespaces={["member"]}>
        <MemberHome />
      </NamespaceLoader>
    </StaffNamesContext>,
    { path: "/member" },
  );
}

const planSection = async () => within(await screen.findByRole("region", { name: "Your plan" }));

test("shows the card, what the plan covers and what not, the family, and whom to call", async () => {
  open(standard);
  const plan = await planSection();
  expect(await plan.findByText("SV-1000-0001")).toBeTruthy();
  expect(plan.getByText("Also on this plan: Íris Nogueira")).toBeTruthy();
  const covered = within(screen.getByRole("region", { name: "What your plan covers" }));
  const doctors = covered.getByText("Doctors and specialists").closest("div");
  expect(doctors?.textContent).toMatch(/copay/);
  expect(covered.getByText(/^Not covered: .*Dental/)).toBeTruthy();
  const call = screen.getByRole("link", { name: `Call ${brand.phone.display}` });
  expect(call.getAttribute("href")).toBe(brand.phone.href);
});

test("lists at most three conversations, and none where no doctor treats the member", async () => {
  open(standard, ["ana", "bruno", "clara", "davi"]);
  const messages = within(await screen.findByRole("region", { name: "Last messages" }));
  expect(messages.getAllByRole("listitem")).toHaveLength(3);
  const all = messages.getByRole("link", { name: "All messages" });
  expect(all.getAttribute("href")).toBe(memberPaths.messages);
  cleanup();
  closeLiveQueries();
  open(standard, []);
  await (await planSection()).findByText("SV-1000-0001");
  expect(screen.queryByRole("region", { name: "Last messages" })).toBeNull();
});

test("shows no card of a plan that has ended, says that none is known, and offers a retry", async () => {
  open({ ...standard, endsOn: "2025-12-31" });
  await (await planSection()).findByText("This plan ended on Dec 31, 2025.");
  expect(screen.queryByText("SV-1000-0001")).toBeNull();
  expect(screen.queryByRole("region", { name: "What your plan covers" })).toBeNull();
  cleanup();
  closeLiveQueries();
  open(null);
  await (await planSection()).findByText("We don’t see a plan here yet");
  cleanup();
  closeLiveQueries();
  open(null);
  vi.mocked(coverageDocument).mockReturnValue((_onValue, onError) => {
    onError(new FirebaseError("unavailable", "The server is away"));
    return () => {};
  });
  expect(await (await planSection()).findByRole("button", { name: "Try again" })).toBeTruthy();
});

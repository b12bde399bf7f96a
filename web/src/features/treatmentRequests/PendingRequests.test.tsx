import { newTreatmentRequest, type TreatmentRequest } from "@salvia/domain/member/treatmentRequest";
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { toastSeverity } from "../../testing/toastSeverity.ts";
import { PendingRequests } from "./PendingRequests.tsx";
import { pendingRequests } from "./treatmentRequests.data.ts";

vi.mock("./treatmentRequests.data.ts", () => ({ pendingRequests: vi.fn() }));

const call = "/api/patients/answer-treatment-request";
let emit: Parameters<ReturnType<typeof pendingRequests>>[0];

beforeEach(() => {
  vi.mocked(pendingRequests).mockReturnValue((onValue) => {
    emit = onValue;
    return () => {};
  });
});

function request(patientId: string, patientName: string): TreatmentRequest {
  return newTreatmentRequest({ patientId, clinicianId: "camille", patientName }, new Date());
}

async function open(...requests: readonly TreatmentRequest[]) {
  const page = renderInPortal(<PendingRequests />, { path: "/medical/calendar" });
  await vi.waitFor(() => expect(pendingRequests).toHaveBeenCalled());
  await act(async () => emit(requests));
  return page;
}

const beatriz = request("beatriz", "Beatriz Nogueira");
const bruno = request("bruno", "Bruno Falcão");

test("accepts a member, who leaves the list, and keeps the focus there, even without a list", async () => {
  const { user, answer, requests } = await open(beatriz, bruno);
  await user.click(await screen.findByRole("button", { name: "Accept Beatriz Nogueira" }));
  await answer(call, 200, { changed: true });
  expect(await toastSeverity("Beatriz Nogueira is now your patient.")).toBe("success");
  expect(requests.at(-1)?.body).toEqual({ patientId: "beatriz", accepted: true });
  act(() => emit([bruno]));
  const list = screen.getByRole("list", { name: "New patients" });
  expect(list.textContent).not.toContain("Beatriz");
  const focused = document.activeElement;
  expect(focused).not.toBe(document.body);
  expect(focused?.contains(list)).toBe(true);
  act(() => emit([]));
  expect(document.activeElement).toBe(focused);
  expect(screen.queryByRole("heading", { name: "New patients" })).toBeNull();
});

test("shows what the answer depends on: the member's age, language and reason", async () => {
  await open({ ...beatriz, age: 42, language: "pt", reason: "Headaches in the evening" }, bruno);
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toContain("42 years old · Language: Portuguese");
  expect(first?.textContent).toContain("Reason: Headaches in the evening");
  expect(second?.textContent).not.toContain("Reason");
});

test("declines only after a question", async () => {
  const { user, answer, requests } = await open(beatriz);
  await user.click(await screen.findByRole("button", { name: "Decline Beatriz Nogueira" }));
  await user.click(screen.getByRole("button", { name: "Keep request" }));
  expect(requests.filter(({ path }) => path === call)).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Decline Beatriz Nogueira" }));
  await user.click(screen.getByRole("button", { name: "Decline" }));
  await answer(call, 200, { changed: true });
  expect(await toastSeverity("Request declined.")).toBe("success");
  expect(requests.at(-1)?.body).toEqual({ patientId: "beatriz", accepted: false });
});

test("says why an answer failed, also when the request is gone", async () => {
  const { user, answer } = await open(beatriz);
  await user.click(await screen.findByRole("button", { name: "Accept Beatriz Nogueira" }));
  act(() => emit([]));
  await answer(call, 404, { error: "not-found" });
  expect(await screen.findByRole("alert")).toBeTruthy();
});

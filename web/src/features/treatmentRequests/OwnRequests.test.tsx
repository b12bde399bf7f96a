import { answeredRequest, newTreatmentRequest } from "@salvia/domain/member/treatmentRequest";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { toastSeverity } from "../../testing/toastSeverity.ts";
import { StaffNamesContext } from "../../ui/StaffName.tsx";
import { OwnRequests } from "./OwnRequests.tsx";
import { withdrawRequest } from "./treatmentRequests.data.ts";

vi.mock("./treatmentRequests.data.ts", () => ({ withdrawRequest: vi.fn() }));

const names = new Map([
  ["camille", "Camille Laurent"],
  ["daniel", "Daniel Okafor"],
]);

function request(clinicianId: string) {
  return newTreatmentRequest(
    { patientId: "beatriz", clinicianId, patientName: "Beatriz Nogueira" },
    new Date(),
  );
}

test("says how each request stands, and withdraws one that waits for an answer", async () => {
  vi.mocked(withdrawRequest).mockResolvedValue();
  const pending = request("camille");
  const declined = { ...request("daniel"), ...answeredRequest("declined", new Date()) };
  const { user } = renderInPortal(
    <StaffNamesContext
      value={{ get: (uid) => names.get(uid), ask: () => {}, subscribe: () => () => {} }}
    >
      <NamespaceLoader namespaces={["clinicians"]}>
        <OwnRequests requests={[pending, declined]} />
      </NamespaceLoader>
    </StaffNamesContext>,
  );
  const texts = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^Camille LaurentWaiting for an answer/),
    expect.stringMatching(/^Daniel OkaforNot accepted/),
  ]);
  await user.click(screen.getByRole("button", { name: /^Withdraw/ }));
  expect(withdrawRequest).toHaveBeenCalledExactlyOnceWith(pending);
  expect(await toastSeverity("Request withdrawn.")).toBe("success");
});

import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { firstBookableStart } from "../data/takenTime.data.ts";
import { FollowUp } from "./FollowUp.tsx";

vi.mock("../data/takenTime.data.ts", () => ({ firstBookableStart: vi.fn() }));

test.each([new Date("2040-11-28T09:00:00Z"), null])(
  "proposes a follow-up at the first free time, %s, not at one that is taken",
  async (free) => {
    vi.mocked(firstBookableStart).mockResolvedValue(free);
    const onBook = vi.fn();
    const startsAt = new Date("2040-11-20T21:30:00Z");
    const { user } = renderInPortal(
      <NamespaceLoader namespaces={["appointments"]}>
        <FollowUp appointment={appointment({ status: "confirmed", startsAt })} onBook={onBook} />
      </NamespaceLoader>,
    );
    await user.click(await screen.findByRole("button", { name: "In 1 week" }));
    const near = new Date("2040-11-27T21:30:00Z");
    expect(onBook).toHaveBeenCalledExactlyOnceWith(near, free);
    expect(firstBookableStart).toHaveBeenCalledWith(expect.objectContaining({ startsAt: near }));
  },
);

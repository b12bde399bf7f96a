import type { Switches } from "@salvia/domain/configuration/switches";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import type { Source } from "../liveQuery/source.ts";
import { switchesDocument } from "./switches.data.ts";
import { SwitchesProvider, useIsOn } from "./SwitchesProvider.tsx";

vi.mock("./switches.data.ts", () => ({ switchesDocument: vi.fn() }));
vi.mock("./builtOff.ts", () => ({ builtOff: ["phone"] }));

let listener: Parameters<Source<Switches | null>> | null;

beforeEach(() => {
  listener = null;
  vi.mocked(switchesDocument).mockReturnValue((...given) => {
    listener = given;
    return () => {};
  });
});

function Shown() {
  const on = [useIsOn("phone"), useIsOn("visits"), useIsOn("assistant")];
  return <output>{on.join()}</output>;
}

test("turns features off and on in an open page, besides those of the build", async () => {
  renderInPortal(
    <SwitchesProvider>
      <Shown />
    </SwitchesProvider>,
  );
  const shown = await screen.findByText("false,true,true");
  await waitFor(() => expect(listener).not.toBeNull());
  act(() => listener?.[0]({ off: ["visits"], builtOff: ["assistant"] }));
  expect(shown.textContent).toBe("false,false,false");
  act(() => listener?.[0]({ off: [], builtOff: [] }));
  expect(shown.textContent).toBe("false,true,true");
  act(() => listener?.[0](null));
  expect(shown.textContent).toBe("false,true,true");
});

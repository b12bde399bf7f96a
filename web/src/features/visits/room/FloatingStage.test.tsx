import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { FloatingStage } from "./FloatingStage.tsx";
import { quickUser } from "../../../testing/quickUser.ts";

let scroll: (visible: number) => void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { intersectionRatio: number }[]) => void) {
        scroll = (intersectionRatio) => act(() => report([{ intersectionRatio }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
});

function stage(canFloat = true) {
  renderWithTexts(
    <FloatingStage
      shape={16 / 9}
      canFloat={canFloat}
      isFull={false}
      buttons={<button>Of the place</button>}
    >
      {(isFloating) => <p data-testid="video">{isFloating ? "floats" : "in its place"}</p>}
    </FloatingStage>,
  );
  return screen.getByTestId("video");
}

/** The corner in which the content floats. jsdom ignores the styles of a wide or narrow window. */
function corner(): string {
  const { top, right } = getComputedStyle(
    screen.getByTestId("video").parentElement ?? document.body,
  );
  return `${top === "auto" ? "bottom" : "top"} ${right === "auto" ? "left" : "right"}`;
}

test("floats in a corner while its place is out of view, as the same element", async () => {
  const video = stage();
  expect(video.textContent).toBe("in its place");
  scroll(0.1);
  expect(video.textContent).toBe("floats");
  expect(screen.queryByText("Of the place")).toBeNull();
  expect(screen.getByTestId("video")).toBe(video);
  scroll(1);
  expect(video.textContent).toBe("in its place");
  expect(screen.getByText("Of the place")).toBeTruthy();
});

test("moves through all corners by its button, and by the arrow keys", async () => {
  const user = quickUser();
  stage();
  scroll(0);
  const button = screen.getByRole("button", { name: "Move the video to another corner" });
  const visited = [corner()];
  for (let press = 0; press < 4; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after another
    await user.click(button);
    visited.push(corner());
  }
  expect(visited).toEqual(["bottom right", "bottom left", "top left", "top right", "bottom right"]);
  await user.keyboard("{ArrowUp}");
  expect(corner()).toBe("top right");
  await user.keyboard("{ArrowLeft}");
  expect(corner()).toBe("top left");
});

test("leads back to its place", async () => {
  const user = quickUser();
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const video = stage();
  scroll(0);
  await user.click(screen.getByRole("button", { name: "Back to the visit" }));
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement?.contains(video)).toBe(true);
});

test("stays in its place while another window shows the video", () => {
  const video = stage(false);
  scroll(0);
  expect(video.textContent).toBe("in its place");
});

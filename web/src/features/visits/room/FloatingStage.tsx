import MoveIcon from "@mui/icons-material/OpenWithOutlined";
import BackIcon from "@mui/icons-material/OpenInFullOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { visitBarHeight } from "./VisitControls.tsx";

type FloatingStageProps = {
  /** The width of the content divided by its height. */
  shape: number;
  /** Whether the content may float; it may not while another window shows it. */
  canFloat: boolean;
  /** Whether it takes the height that its column leaves. */
  isFull: boolean;
  /** More buttons for the content, from `StageButton`. */
  buttons?: ReactNode;
  children: (isFloating: boolean) => ReactNode;
};

/**
 * Keeps its content visible: while its place is scrolled out of view, the content floats in a corner
 * of the window. The user moves it to another corner with a button or the arrow keys.
 */
export function FloatingStage({ shape, canFloat, isFull, buttons, children }: FloatingStageProps) {
  const { t } = useTranslation("visits");
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const [corner, setCorner] = useState<Corner>({ block: "end", inline: "end" });
  // In a window as low as at 400 % zoom, it would cover the text being written.
  const isHighEnough = useMediaQuery("(min-height: 400px)", { noSsr: true });
  const isFloating = isAway && canFloat && isHighEnough && !isFull;

  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && entry.intersectionRatio < visibleEnough),
      // What is below the bars at both ends is not visible.
      { rootMargin: `-64px 0px -${visitBarHeight}px`, threshold: visibleEnough },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  function move({ key }: KeyboardEvent): boolean {
    const moved = arrows.get(key);
    if (moved !== undefined) setCorner((before) => ({ ...before, ...moved }));
    return moved !== undefined;
  }

  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={[
        {
          // On a phone, from edge to edge.
          marginInline: { xs: -2, sm: 0 },
          width: { xs: "calc(100% + 32px)", sm: "100%" },
          "&:focus": { outline: "none" },
        },
        isFull
          ? { flex: "1 1 0", minHeight: 160 }
          : {
              aspectRatio: shape,
              // The controls below stay inside the window.
              maxHeight: {
                xs: `max(200px, calc(100dvh - ${64 + visitBarHeight + 72}px))`,
                lg: "max(240px, calc(100dvh - 380px - var(--patient-bar, 0px)))",
              },
            },
      ]}
    >
      <Content isFloating={isFloating} shape={shape} corner={corner}>
        {children(isFloating)}
        <Box sx={{ position: "absolute", top: 8, right: 8, display: "flex", gap: 1 }}>
          {isFloating ? (
            <>
              <StageButton
                label={t("stage.move")}
                onClick={() => setCorner(nextCorner)}
                onKeyDown={(event) => {
                  // Otherwise, the page would scroll.
                  if (move(event)) event.preventDefault();
                }}
              >
                <MoveIcon fontSize="small" />
              </StageButton>
              <StageButton
                label={t("stage.back")}
                onClick={() => {
                  place.current?.scrollIntoView({ block: "center" });
                  place.current?.focus({ preventScroll: true });
                }}
              >
                <BackIcon fontSize="small" />
              </StageButton>
            </>
          ) : (
            buttons
          )}
        </Box>
      </Content>
    </Box>
  );
}

/** The part of the place that must be visible. */
const visibleEnough = 0.35;

type Corner = Readonly<Record<"block" | "inline", "start" | "end">>;

/** The corners in the order in which the button visits them. */
function nextCorner({ block, inline }: Corner): Corner {
  return block === inline
    ? { block, inline: inline === "end" ? "start" : "end" }
    : { block: block === "end" ? "start" : "end", inline };
}

const arrows: ReadonlyMap<string, Partial<Corner>> = new Map([
  ["ArrowUp", { block: "start" }],
  ["ArrowDown", { block: "end" }],
  ["ArrowLeft", { inline: "start" }],
  ["ArrowRight", { inline: "end" }],
] as const);

type ContentProps = { isFloating: boolean; shape: number; corner: Corner; children: ReactNode };

/** The same element in both places, because a video that is moved in the document stops. */
function Content({ isFloating, shape, corner, children }: ContentProps) {
  return (
    <Box
      sx={[
        {
          position: "relative",
          width: "100%",
          height: "100%",
          borderRadius: { xs: 0, sm: "12px" },
          border: 1,
          borderInlineWidth: { xs: 0, sm: 1 },
          borderColor: "divider",
          overflow: "hidden",
        },
        isFloating && {
          borderRadius: "12px",
          position: "fixed",
          zIndex: "fab",
          width: "min(44vw, 280px)",
          height: "auto",
          aspectRatio: Math.max(shape, 1),
          boxShadow: 8,
          ...(corner.block === "start"
            ? { top: "calc(72px + var(--patient-bar, 0px))" }
            : { bottom: { xs: `${visitBarHeight + 8}px`, lg: "16px" } }),
          ...(corner.inline === "start" ? { left: { xs: 12, lg: 248 } } : { right: 12 }),
        },
      ]}
    >
      {children}
    </Box>
  );
}

type StageButtonProps = {
  label: string;
  onClick: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A button on top of a video. */
export function StageButton({ label, children, ...rest }: StageButtonProps) {
  return (
    <OnVideo aria-label={label} title={label} {...rest}>
      {children}
    </OnVideo>
  );
}

/** Dark in both color schemes, like the surface behind a video. */
const OnVideo = styled(IconButton)({
  minWidth: 40,
  minHeight: 40,
  color: "#fff",
  backgroundColor: "rgb(16 25 21 / 0.72)",
  border: "1px solid rgb(255 255 255 / 0.35)",
  "&:hover": { backgroundColor: "rgb(16 25 21 / 0.9)" },
});

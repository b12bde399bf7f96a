import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { leadStatuses, type LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useEffect, useEffectEvent, type RefObject } from "react";

/** Lets the pointer carry a card, unless `onCarry` is null, to the columns of `targets`. */
export function useDraggable(
  card: RefObject<HTMLElement | null>,
  onCarry: (() => void) | null,
  targets: () => readonly LeadStatus[],
) {
  const isMovable = onCarry !== null;
  const onDragStart = useEffectEvent(() => onCarry?.());
  const data = useEffectEvent(() => ({ targets: targets() }));
  useEffect(() => {
    const element = card.current;
    if (element === null || !isMovable) return undefined;
    element.addEventListener("pointerdown", keepLink);
    const stop = draggable({
      element,
      getInitialData: () => data(),
      onDragStart: () => onDragStart(),
    });
    return () => {
      element.removeEventListener("pointerdown", keepLink);
      stop();
    };
  }, [card, isMovable]);
}

/** Browsers drag a link by itself; here, it moves with its card. */
function keepLink({ target }: PointerEvent) {
  if (target instanceof Element) target.closest("a")?.setAttribute("draggable", "false");
}

/** Lets the pointer drop a card on a column, if the column is one of its targets. */
export function useDropTarget(column: RefObject<HTMLElement | null>, status: LeadStatus) {
  useEffect(() => {
    if (column.current === null) return undefined;
    return dropTargetForElements({
      element: column.current,
      canDrop({ source }) {
        const targets = source.data["targets"];
        return Array.isArray(targets) && targets.includes(status);
      },
      getData: () => ({ status }),
      getDropEffect: () => "move",
    });
  }, [column, status]);
}

/** Follows the carried card: over which column it is, and where it was dropped; null for nowhere. */
export function useDrag(
  onOver: (status: LeadStatus | null) => void,
  onDrop: (status: LeadStatus | null) => void,
) {
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      monitorForElements({
        onDropTargetChange: ({ location }) => over(targetOf(location.current)),
        onDrop: ({ location }) => drop(targetOf(location.current)),
      }),
    [],
  );
}

type Place = { dropTargets: readonly { data: Record<string | symbol, unknown> }[] };

function targetOf({ dropTargets: [target] }: Place): LeadStatus | null {
  return leadStatuses.find((status) => status === target?.data["status"]) ?? null;
}

import { Flyout, type FlyoutProps } from "../../../ui/dialogs/Flyout.tsx";
import { OutboxList, type OutboxListProps } from "./OutboxList.tsx";

type OutboxFlyoutProps = Omit<OutboxListProps, "onLeave"> & {
  flyout: Omit<FlyoutProps, "children">;
};

/** Flyout that lists the writes in the outbox. */
export function OutboxFlyout({ flyout, ...list }: OutboxFlyoutProps) {
  return (
    <Flyout {...flyout}>
      <OutboxList {...list} onLeave={flyout.onClose} />
    </Flyout>
  );
}

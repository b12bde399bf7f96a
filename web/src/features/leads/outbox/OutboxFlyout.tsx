import { Flyout, type FlyoutProps } from "../../../ui/Flyout.tsx";
import { OutboxList, type OutboxListProps } from "./OutboxList.tsx";

type OutboxFlyoutProps = Omit<OutboxListProps, "onLeave"> & {
  flyout: Omit<FlyoutProps, "children">;
};

/** The dialog that shows what waits to be sent. */
export function OutboxFlyout({ flyout, ...list }: OutboxFlyoutProps) {
  return (
    <Flyout {...flyout}>
      <OutboxList {...list} onLeave={flyout.onClose} />
    </Flyout>
  );
}

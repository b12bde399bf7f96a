import { Flyout, type FlyoutProps } from "../../ui/dialogs/Flyout.tsx";
import { NotificationPanel, type NotificationPanelProps } from "./NotificationPanel.tsx";

type NotificationFlyoutProps = Omit<NotificationPanelProps, "onFollow"> & {
  flyout: Omit<FlyoutProps, "children">;
};

/** The dialog that the bell opens. */
export function NotificationFlyout({ flyout, ...panel }: NotificationFlyoutProps) {
  return (
    <Flyout {...flyout}>
      <NotificationPanel {...panel} onFollow={flyout.onClose} />
    </Flyout>
  );
}

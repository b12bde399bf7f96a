import Divider from "@mui/material/Divider";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { useStaffName } from "../../../ui/StaffName.tsx";
import { EditViewsDialog } from "./EditViewsDialog.tsx";
import { SaveViewDialog } from "./SaveViewDialog.tsx";
import { mostSharedViews, ownViews, sharedViews, type SavedViewRow } from "./savedViews.data.ts";

type ViewsMenuProps = {
  anchor: HTMLElement;
  /** The id of the button that the menu belongs to. */
  labelId: string;
  query: string;
  onOpen: (query: string) => void;
  /** Called once the menu and its dialogs are closed. */
  onDone: () => void;
};

/** Opens a saved view, saves the one that is shown, or edits the saved ones. */
export function ViewsMenu({ anchor, labelId, query, onOpen, onDone }: ViewsMenuProps) {
  const { t } = useTranslation("savedViews");
  const views = useSavedViews();
  const [isOpen, setOpen] = useState(true);
  /** What happens once the menu is gone, so that the focus returns to its button first. */
  const [chosen, setChosen] = useState<{ query: string } | "save" | "edit" | null>(null);
  const [dialog, setDialog] = useState<"save" | "edit" | null>(null);

  function choose(next: NonNullable<typeof chosen>) {
    setChosen(next);
    setOpen(false);
  }

  function act() {
    if (chosen === "save" || chosen === "edit") return setDialog(chosen);
    if (chosen !== null) onOpen(chosen.query);
    onDone();
  }

  if (dialog !== null && views.status === "content") {
    return dialog === "save" ? (
      <SaveViewDialog own={views.value.own} query={query} onClose={onDone} />
    ) : (
      <EditViewsDialog views={views.value.changeable} onClose={onDone} />
    );
  }
  const { own, shared, changeable } =
    views.status === "content" ? views.value : { own: [], shared: [], changeable: [] };
  const item = (view: SavedViewRow, hint: ReactNode) => (
    <MenuItem
      key={view.id}
      selected={view.query === query}
      onClick={() => choose(view)}
      sx={{ whiteSpace: "normal", overflowWrap: "anywhere" }}
    >
      <ListItemText primary={view.name} secondary={hint} />
    </MenuItem>
  );
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={() => setOpen(false)}
      slotProps={{
        list: { "aria-labelledby": labelId },
        paper: { sx: { maxWidth: 360 } },
        transition: { onExited: act },
      }}
    >
      {own.map((view) => item(view, view.shared ? t("menu.shared") : null))}
      {shared.map((view) => item(view, <SharedBy uid={view.ownerId} />))}
      {shared.length >= mostSharedViews ? (
        <MenuItem disabled>{t("menu.most", { most: mostSharedViews })}</MenuItem>
      ) : null}
      {views.status === "content" && own.length + shared.length === 0 ? (
        <MenuItem disabled>{t("menu.none")}</MenuItem>
      ) : null}
      {views.status === "loading" ? <MenuItem disabled>{t("menu.loading")}</MenuItem> : null}
      {views.status === "error" ? (
        <MenuItem onClick={views.retry} sx={{ whiteSpace: "normal" }}>
          {t("menu.failed")}
        </MenuItem>
      ) : null}
      <Divider />
      <MenuItem disabled={views.status !== "content"} onClick={() => choose("save")}>
        {t("menu.save")}
      </MenuItem>
      {changeable.length === 0 ? null : (
        <MenuItem onClick={() => choose("edit")}>{t("menu.edit")}</MenuItem>
      )}
    </Menu>
  );
}

function SharedBy({ uid }: { uid: string }) {
  const { t } = useTranslation("savedViews");
  return <span>{t("menu.ofColleague", { name: useStaffName(uid) })}</span>;
}

type SavedViews = {
  own: readonly SavedViewRow[];
  /** The views that others share, by name. */
  shared: readonly SavedViewRow[];
  /** Those that the user can change: the own ones, and for administrators the shared ones. */
  changeable: readonly SavedViewRow[];
};

/** The saved views that the user can open. They are read while a component shows them. */
function useSavedViews(): LiveQuery<SavedViews> {
  const { language } = useLanguage();
  const { user } = useAuth();
  const uid = user?.uid ?? "";
  const own = useLiveQuery(`savedViews/${uid}`, ownViews(uid));
  const shared = useLiveQuery("savedViews/shared", sharedViews());
  if (own.status !== "content") return own;
  if (shared.status !== "content") return shared;
  const byName = (views: readonly SavedViewRow[]) =>
    views.toSorted((a, b) => a.name.localeCompare(b.name, language));
  const ofUser = byName(own.value);
  const ofOthers = byName(shared.value.filter(({ ownerId }) => ownerId !== uid));
  const changeable = user?.role === "admin" ? ofUser.concat(ofOthers) : ofUser;
  return { status: "content", value: { own: ofUser, shared: ofOthers, changeable } };
}

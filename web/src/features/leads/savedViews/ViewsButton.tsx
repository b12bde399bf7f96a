import ViewsIcon from "@mui/icons-material/BookmarksOutlined";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { Button } from "../../../ui/Button.tsx";
import { later } from "../../../ui/later.ts";

type ViewsButtonProps = {
  /** The query of the list as it is shown. */
  query: string;
  onOpen: (query: string) => void;
};

/** Opens the menu of saved views, whose script, texts and data load on first use. */
export function ViewsButton(props: ViewsButtonProps) {
  const { t } = useTranslation("leads");
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        startIcon={<ViewsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 40 }}
      >
        {t("savedViews")}
      </Button>
      {anchor === null ? null : (
        <Suspense fallback={null}>
          <NamespaceLoader namespaces={["savedViews"]} persistent>
            <ViewsMenu {...props} anchor={anchor} labelId={id} onDone={() => setAnchor(null)} />
          </NamespaceLoader>
        </Suspense>
      )}
    </>
  );
}

const ViewsMenu = later(async () => (await import("./ViewsMenu.tsx")).ViewsMenu);

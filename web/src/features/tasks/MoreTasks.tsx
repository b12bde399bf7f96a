import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import type { TaskList } from "./taskPages.ts";

/** The button that loads more tasks, shown if there are any. */
export function MoreTasks({ list: { more, showMore } }: { list: TaskList }) {
  const { t } = useTranslation("tasks");
  if (more === "none") return null;
  return (
    <div>
      <Button
        variant="outlined"
        aria-disabled={more === "loading"}
        onClick={() => {
          if (more !== "loading") showMore();
        }}
      >
        {t(more === "loading" ? "loading" : "more")}
      </Button>
    </div>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Page } from "./Page.tsx";

type OneVisitProps = {
  /** What its reader sees of the visit whose id stands in the address. */
  children: (id: string) => ReactNode;
};

/** The page of the visit by video that the address names. */
export function OneVisit(props: OneVisitProps) {
  return (
    <NamespaceLoader namespaces={["visits"]} fallback={<Loading />}>
      <Titled {...props} />
    </NamespaceLoader>
  );
}

function Titled({ children }: OneVisitProps) {
  const { t } = useTranslation("visits");
  const { id = "" } = useParams();
  return <Page title={t("title")}>{children(id)}</Page>;
}

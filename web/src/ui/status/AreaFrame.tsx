import { LogoMark } from "../Logo.tsx";

/**
 * The outlines of an area's bar, menu, and page. The portal's document has them before its script
 * runs, with their styles (`areaFrameStyles`), and they stay until the area shows. They have no
 * words, because one document serves every area and language.
 *
 * @param label what is going on, for assistive technology, once there are texts
 */
export function AreaFrame({ label }: { label?: string }) {
  return (
    <div className="area-frame">
      {label === undefined ? null : <progress aria-label={label} />}
      <div className="area-bar" aria-hidden="true">
        <LogoMark size={28} />
        <i />
      </div>
      <div className="area-menu" aria-hidden="true">
        {lines(7)}
      </div>
      <div className="area-page" aria-hidden="true">
        {lines(8)}
      </div>
    </div>
  );
}

function lines(count: number) {
  return Array.from({ length: count }, (_, line) => <i key={line} />);
}

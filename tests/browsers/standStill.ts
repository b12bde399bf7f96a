/**
 * Runs in the page, before an element is pressed: what is still on its way would be missed.
 * @throws Error while it moves, or what holds it does
 */
export function standStill(element: Element): void {
  const moving = document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
  if (moving) throw new Error("What is to be pressed is still moving.");
}

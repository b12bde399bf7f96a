/**
 * Runs in the page before an element is clicked, because a click would miss a moving element.
 * @throws Error while the element or one of its ancestors moves
 */
export function standStill(element: Element): void {
  const moving = document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
  if (moving) throw new Error("What is to be pressed is still moving.");
}

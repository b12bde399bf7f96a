/**
 * The script of the mailbox page: reloads the list for each new mail, and announces it to screen
 * readers and in the title of a hidden tab.
 */
export const mailScript = `
const list = document.getElementById("list");
const announcement = document.getElementById("new-mail");
const title = document.title;
let unseen = 0;

async function refresh() {
  const answer = await fetch("/list");
  list.innerHTML = await answer.text();
  const shown = list.querySelector('a[href="/mail/' + list.dataset.shown + '"]');
  shown?.setAttribute("aria-current", "page");
}

const events = new EventSource("/events");
let wasOpen = false;
events.onopen = () => {
  // Back after a pause: the mailbox may have been restarted, or have taken mails meanwhile.
  if (wasOpen) void refresh();
  wasOpen = true;
};
events.onmessage = async () => {
  await refresh();
  announcement.textContent = "New mail: " + (list.querySelector(".subject")?.textContent ?? "");
  if (document.hidden) document.title = "(" + (unseen += 1) + ") " + title;
};
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) {
    unseen = 0;
    document.title = title;
  }
});
`;

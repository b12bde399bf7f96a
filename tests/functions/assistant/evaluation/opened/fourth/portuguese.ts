import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** More questions in Portuguese, in other words, which were asked once before anything was built for them. */
export const portuguese = [
  ...typed(null, answer.appointments, days.inDays(0))(`e aí, quanta gente ainda falta eu ver hoje`),
  ...typed(null, answer.appointments, days.inDays(1), [12, 18])(`amanhã de tarde tá corrido?`),
  ...typed(null, answer.appointments, days.weekday(1))(`qm vem na seg`),
  ...typed(null, answer.appointments, days.thisWeek)(`total de consultas desta semana`),
  ...typed(null, answer.next)(`quem eu tenho que chamar agora`),
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
  )(`na terça tem onde colocar uma criança com alergia na pele`),
  ...typed(null, answer.requests)(`tem consulta que eu preciso aceitar ou recusar`),
  ...typed(null, answer.waiting)(`tô fazendo alguém esperar?`),
  ...typed(null, answer.overdue)(`quais afazeres já eram pra estar prontos`),
  ...typed(null, answer.tasks)(`lê minha lista de coisas a fazer`),
  ...typed("open", answer.vitals("pressure", true))(`a pressão dela tem melhorado?`),
  ...typed("open", answer.vitals("weight"))(`quantos quilos ela tinha`),
  ...typed("open", answer.vitals("temperature"))(`com que temperatura ela chegou`),
  ...typed("open", answer.medications)(`ela continua com algum antidepressivo?`),
  ...typed("open", answer.allergies)(`algum fármaco que ela não pode receber por alergia`),
  ...typed("open", answer.problems)(`doenças crônicas?`),
  ...typed("open", answer.notes)(`puxa o que documentei na consulta anterior dela`),
  ...typed("open", answer.orders)(`sobe a sertralina pra 100`),
  ...typed("open", answer.advice)(`essa pinta é maligna?`),
  ...typed(null, answer.help("messages"))(`me deixaram algum recado de noite`),
  ...typed("foreign", answer.noPatient)(`que medicamentos ela usa`),
  ...typed(null, answer.offtopic)(`ai que dor nas costas que eu tô`),
];

import {
  date,
  inDays,
  lastMonth,
  lastWeekday,
  monthsBack,
  nextWeekday,
  week,
  weekday,
} from "./days.ts";
import { asked, expected } from "./evaluationQuestion.ts";

const { appointments, slots, tasks, requests, waiting, unclear, orders, allergies, advice } =
  expected;
const { vitals, medications, notes, noPatient, strangers, help } = expected;

/** French questions by category. */
export const french = [
  // Weekdays, dates and parts of a day
  ...asked("fr", null, [
    ["Qui vois-je vendredi ?", appointments, weekday(5)],
    ["Suis-je libre vendredi après-midi ?", slots, weekday(5), [12, 18]],
    ["Est-ce que j’ai quelqu’un lundi matin ?", appointments, weekday(1), [0, 12]],
    ["Quels rendez-vous ai-je le 3 décembre ?", appointments, date(12, 3)],
    ["Y a-t-il un créneau demain matin ?", slots, inDays(1), [0, 12]],
    ["Qui ai-je vu hier après-midi ?", appointments, inDays(-1), [12, 18]],
    ["Ai-je des consultations ce soir ?", appointments, inDays(0), [18, 24]],
    ["Suis-je disponible mardi prochain ?", slots, nextWeekday(2)],
    ["Quels patients ai-je après-demain ?", appointments, inDays(2)],
    ["Ai-je un créneau mercredi après 15 h ?", slots, weekday(3), [15, 24]],
    ["Qui ai-je vu vendredi dernier ?", appointments, lastWeekday(5)],
    // Periods and counts
    ["Combien de rendez-vous ai-je la semaine prochaine ?", appointments, week(1)],
    ["Combien de patients ai-je vus la semaine dernière ?", appointments, week(-1)],
    ["Combien de consultations ai-je eues en octobre ?", appointments, lastMonth(10)],
    ["Combien de rendez-vous ai-je aujourd’hui ?", appointments, inDays(0)],
    // Tasks
    ["Quelles tâches sont en retard ?", tasks],
    ["Ai-je du retard ?", tasks],
    ["Combien de tâches ai-je ?", tasks],
    ["Quelles tâches sont à faire demain ?", tasks, inDays(1)],
    ["Quelles tâches concernent Beatriz ?", tasks],
    // Requests and the waiting room
    ["Combien de demandes de rendez-vous en attente ?", requests],
    ["Y a-t-il des demandes sans réponse ?", requests],
    ["Qui est dans la salle d’attente ?", waiting],
    ["Est-ce que quelqu’un m’attend ?", waiting],
    ["Combien de patients attendent ?", waiting],
    // What cannot be understood or done
    ["Qui vois-je vendrdi ?", appointments, weekday(5)],
    ["Suis-je libre à la fin du mois ?", unclear],
    ["Annule mon rendez-vous de 15 h", orders],
    ["Confirme la demande de Tomás, s’il te plaît", orders],
    ["Peux-tu décaler le rendez-vous de Beatriz à lundi ?", orders],
    ["Crée une tâche pour demain", orders],
    // The portal
    ["Comment signer une note ?", help("notes")],
    ["Où changer la langue ?", help("profile")],
    ["Qui peut voir mes questions ?", help("privacy")],
    ["Comment démarrer une téléconsultation ?", help("visits")],
    // Others
    ["Combien pèse Mariana Ruiz ?", strangers],
    ["Quel est le numéro de Mariana Ruiz ?", help("notUnderstood")],
    ["Que prend-elle ?", noPatient],
  ]),
  // The record
  ...asked("fr", "open", [
    ["Puis-je lui donner de l’ibuprofène ?", advice],
    ["A-t-elle du diabète ?", expected.illness],
    ["De quelle maladie souffre-t-elle ?", advice],
    ["J’augmente sa dose ?", advice],
    ["Est-elle allergique à la pénicilline ?", allergies],
    ["Quelles sont ses allergies ?", allergies],
    ["Combien pèse-t-elle ?", vitals],
    ["Combien mesure-t-elle ?", vitals],
    ["Comment était sa tension sur l’année écoulée ?", vitals, monthsBack(12)],
    ["Quelle était sa tension en mars ?", vitals, lastMonth(3)],
    ["Prend-elle du Ramipril ?", medications],
    ["Quelle dose prend-elle ?", medications],
    ["Quels sont ses médicaments actuels ?", medications],
    ["Qu’ai-je noté la dernière fois ?", notes],
    ["Qu’ai-je écrit à la dernière consultation ?", notes],
    ["Quand est son prochain rendez-vous ?", appointments],
    ["Quelle est la tension de Tomás ?", noPatient],
  ]),
];

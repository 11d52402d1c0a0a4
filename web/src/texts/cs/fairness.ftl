# How everybody can check the dice of a finished game.

fairness-practice-seed = Cvičná hra: její kostky určilo číslo zadané na začátku, takže není co kontrolovat.
fairness-practice-lesson = První hra s průvodcem: její kostky jsou vybrané tak, aby ti všechno ukázaly, takže není co kontrolovat.
fairness-practice-save = Hra ze souboru: co se stalo předtím, si mohl někdo vybrat. Je to cvičení a není co kontrolovat.
fairness-title = Byly kostky poctivé?
fairness-how-seal = Před hrou server vylosuje tajemství a ukáže jeho pečeť: potom už ho nemůže vyměnit.
fairness-how-numbers = Každé zařízení přidá náhodné číslo, takže si kostky nemůže vybrat nikdo.
fairness-how-check = Teď je tajemství známé: tvoje zařízení hodí všechny kostky znovu a podívá se, jestli je všechno stejné.
fairness-check = Zkontrolovat kostky
fairness-progress = Zkontrolované hody: { $rolls }…
fairness-good = Všechno souhlasí: kostky si nikdo nevybral.
fairness-partly = Všechno, co toto zařízení mohlo porovnat, souhlasí.
fairness-bad = S těmito kostkami něco není v pořádku. Ulož hru, ukaž ji někomu dospělému a řekni to ostatním hráčům.
fairness-rolls =
    { $rolls ->
        [0] V této hře se neházelo ani nelosovalo.
        [one] Jediný hod této hry souhlasí.
        [few] Souhlasí všechny { $rolls } hody a losování.
        [many] Souhlasí všech { $rolls } hodů a losování.
       *[other] Souhlasí všech { $rolls } hodů a losování.
    }
fairness-wrong = Hod v kroku { $ply } není ten, který dává tajemství a čísla.
fairness-seal-true = Pečeť je ta, kterou toto zařízení vidělo na začátku.
fairness-seal-false = Pečeť není ta ze začátku, nebo k ní toto tajemství nepatří.
fairness-seal-unseen = Toto zařízení pečeť na začátku nevidělo, takže ji nemůže porovnat.
fairness-number-true = Číslo tohoto zařízení bylo použito.
fairness-number-false = Číslo tohoto zařízení chybí.
fairness-number-none = Toto zařízení žádné číslo nedalo.
fairness-again = Pro vlastní výpočet
fairness-commitment = Pečeť, známá od začátku
fairness-secret = Tajemství, známé teď
